import { useState } from 'react';
import { Input, Label, ListBox, ListBoxItem, Text, TextField } from 'react-aria-components';
import { PAGE_KINDS } from '../../../src/page-kinds/index.ts';
import type { PageKind, PageQuestion, SearchAnswer } from '../../../src/page-kinds/pageKind.ts';
import { thanks } from '../../../src/page-kinds/thanks.ts';
import { CARD_HELP, CARD_TITLE } from '../fields/Cards.tsx';
import { FIELD_CLASSES, INPUT_CLASSES } from '../fields/Field.tsx';
import { issueText } from '../model/issueText.ts';
import { freePath, pageFacts, pageValue, pathOfName } from '../model/newPages.ts';
import { editorPages } from '../model/parts.ts';
import { referencesTo } from '../model/references.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { Question } from '../shell/Question.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { usePageEdits } from './usePageEdits.ts';

/** A button that opens the list of the kinds of pages, and then the form of the chosen kind. */
export function AddPage() {
  const button = (
    <Button size="small" className="mt-2">
      <Icon name="plus" /> Adicionar página
    </Button>
  );
  return (
    <Question button={button} title="Que página você quer adicionar?">
      {(close) => <NewPage onAdded={close} />}
    </Question>
  );
}

function NewPage({ onAdded }: { onAdded: () => void }) {
  const [kind, setKind] = useState<PageKind>();
  if (kind) return <NewPageForm kind={kind} onAdded={onAdded} />;
  return (
    <ListBox
      autoFocus
      aria-label="Tipos de páginas"
      className="grid max-h-[60vh] grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-2 overflow-y-auto"
      layout="grid"
      selectionMode="none"
      onAction={(id) => setKind(PAGE_KINDS.find((one) => one.id === id))}
    >
      {PAGE_KINDS.map(({ id, label, help }) => (
        <ListBoxItem
          key={id}
          id={id}
          textValue={label}
          className="grid cursor-pointer content-start gap-1 rounded-box border border-line p-3 hover:border-accent hover:bg-tint focus:border-accent focus:bg-tint"
        >
          <Text slot="label" className={CARD_TITLE}>
            {label}
          </Text>
          <Text slot="description" className={CARD_HELP}>
            {help}
          </Text>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

type Option = { value: string; label: string };

const SEARCH_OPTIONS: (Option & { value: SearchAnswer })[] = [
  { value: 'off', label: 'Não aparece no Google: é para anúncios' },
  { value: 'original', label: 'O Google mostra a página copiada no lugar desta' },
  { value: 'own', label: 'Aparece no Google: os textos vão ser outros' },
];

const QUESTION_LABELS: Record<PageQuestion, string> = {
  source: 'Copiar de',
  offer: 'Oferta',
  next: '“Não, obrigado” leva a',
  search: 'No Google',
};

function NewPageForm({ kind, onAdded }: { kind: PageKind; onAdded: () => void }) {
  const edits = usePageEdits();
  const shown = useShown();
  const pages = editorPages(shown);
  const [name, setName] = useState(kind.name);
  const [typedPath, setTypedPath] = useState<string>();
  const [chosen, setChosen] = useState<Partial<Record<PageQuestion, string>>>({});
  const [errors, setErrors] = useState<string[]>([]);

  const path =
    typedPath ?? (name === kind.name ? freePath(kind.path, shown) : pathOfName(name || kind.name, shown));
  const thanksPage = pages.find((page) => page.path === thanks.path && !page.isHidden);
  const options: Record<PageQuestion, Option[]> = {
    source: pages.flatMap(({ id, title, file }) => (file ? [{ value: id, label: title }] : [])),
    offer: referencesTo('offer', 'offers', shown),
    next: referencesTo('page', 'offers', shown),
    search: SEARCH_OPTIONS,
  };
  const answers: Record<PageQuestion, string> = {
    source: pages[0]?.id ?? '',
    offer: pageFacts(shown.files).offer,
    next: thanksPage?.path ?? '/',
    search: 'off',
    ...chosen,
  };

  async function submit(event: Pick<Event, 'preventDefault'>): Promise<void> {
    event.preventDefault();
    const source = pages.find(({ id }) => id === answers.source);
    const isAdded = await edits.add(
      kind,
      {
        name: name.trim(),
        path: path.trim(),
        source: source && pageValue(shown.files, source),
        offer: answers.offer,
        next: answers.next,
        search: SEARCH_OPTIONS.find(({ value }) => value === answers.search)?.value ?? 'off',
      },
      (issues) => setErrors(issues.map((issue) => issueText(issue))),
    );
    if (isAdded) onAdded();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <p className="text-soft">
        <strong className="text-ink">{kind.label}.</strong> {kind.help}
      </p>
      <TextField
        className={FIELD_CLASSES}
        value={name}
        onChange={setName}
        maxLength={40}
        isRequired
        autoFocus
      >
        <Label>Nome no editor</Label>
        <Input className={INPUT_CLASSES} autoComplete="off" />
      </TextField>
      <TextField className={FIELD_CLASSES} value={path} onChange={setTypedPath} isRequired>
        <Label>Endereço, depois do seu domínio</Label>
        <Input className={INPUT_CLASSES} autoComplete="off" autoCapitalize="none" spellCheck="false" />
      </TextField>
      {(kind.questions ?? []).map((question) => (
        <label key={question} className={FIELD_CLASSES}>
          <span className="font-semibold">{QUESTION_LABELS[question]}</span>
          <select
            className={INPUT_CLASSES}
            value={answers[question]}
            onChange={({ currentTarget }) => setChosen({ ...chosen, [question]: currentTarget.value })}
          >
            {options[question].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div aria-live="polite" className="mt-2 text-bad">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
      <Button type="submit" variant="primary" className="mt-4">
        Adicionar
      </Button>
    </form>
  );
}
