import type { ComponentProps } from 'react';
import { Text } from 'react-aria-components';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import { shownLength } from '../../../src/domain/placeholders.ts';
import { proseWords } from '../../../src/domain/prose.ts';
import type { Issue, Path, Place, YamlValue } from '../../api.ts';
import { concerns, fieldAt, fieldPath, isWithin } from '../../places.ts';
import { issueKey, issueText } from '../model/issueText.ts';
import { filledNames } from '../model/names.ts';
import { Button } from '../shell/Button.tsx';
import { TextLink } from '../shell/TextLink.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { hrefOfField } from '../state/route.ts';
import type { Draft } from '../state/snapshot.ts';
import { notesId } from './fieldId.ts';
import { RepeatedTexts } from './RepeatedTexts.tsx';
import { UseButton } from './UseButton.tsx';
import { ValueNotes } from './ValueNotes.tsx';

export type FieldProps = { place: Place; field: ValueField };

export type NotesProps = FieldProps & {
  draft: Draft | undefined;
  /** The text whose characters are counted. */
  text?: string | undefined;
  /** Called with a value that an issue suggests and the seller accepts. */
  onAccept?: ((suggestion: string, path: Path) => void) | undefined;
  /** What this kind of field shows below its notes, such as the platform of a link. */
  children?: React.ReactNode;
};

const asText = (value: YamlValue | undefined) =>
  value === undefined ? 'nada' : typeof value === 'object' ? JSON.stringify(value) : `“${value}”`;

/** Says why a value is refused. */
export function ErrorLine(props: ComponentProps<'p'>) {
  return <p {...props} className="mt-1 text-sm font-medium text-bad" />;
}

type IssueProps = { issue: Issue; place: Place };

/** An issue below the field at `place`. If the issue concerns another field, it has a link to that field. */
export function IssueLine({ issue, place }: IssueProps) {
  const { fields, files } = useShown();
  const labelOf = (one: Place) => fieldAt(fields, files, one)?.label;
  const where = fieldPath(issue) === fieldPath(place) ? undefined : labelOf(issue);
  const other = issue.others?.[0] ?? issue;
  // An issue of a whole file has no field.
  const isElsewhere = other.path.length > 0 && fieldPath(other) !== fieldPath(place) && labelOf(other);
  return (
    <ErrorLine>
      {where && 'Ainda não foi salvo, por causa de outro campo. '}
      {issueText(issue, where)}
      {isElsewhere && (
        <>
          {' '}
          <TextLink href={hrefOfField(other)}>Abrir: {labelOf(other)}</TextLink>
        </>
      )}
    </ErrorLine>
  );
}

function Conflict({ draft }: { draft: Draft }) {
  const { editor } = useEditor();
  return (
    <div className="grid gap-2 rounded-box bg-bad-tint p-3" role="alert">
      <p>Este valor mudou fora do editor enquanto você escrevia. Qual fica?</p>
      <p>
        No arquivo: <strong>{asText(draft.theirs)}</strong>
      </p>
      <div className="flex items-center gap-2">
        <Button size="small" onPress={() => void editor.resolveConflict(draft.place, 'mine')}>
          Ficar com o meu
        </Button>
        <Button size="small" onPress={() => void editor.resolveConflict(draft.place, 'theirs')}>
          Ficar com o do arquivo
        </Button>
      </div>
    </div>
  );
}

type ResultsProps = { place: Place; onAccept: NotesProps['onAccept'] };

/** The findings of the rules about a saved field. */
function RuleResults({ place, onAccept }: ResultsProps) {
  const { findings } = useShown();
  return findings
    .filter((finding) => concerns(finding, place))
    .map(({ message, suggestion }) => (
      <div key={message} className="text-note text-soft" role="status">
        <strong>{issueText({ message })}</strong>
        {suggestion && onAccept && (
          <Button size="sentence" onPress={() => onAccept(suggestion, place.path)}>
            Usar {suggestion}
          </Button>
        )}
      </div>
    ));
}

/** The notes under a field: its help, the length of its text, and why its value is not saved. */
export function FieldNotes({ place, field, draft, text, onAccept, children }: NotesProps) {
  const { names } = useShown();
  const written = text ?? '';
  const length = shownLength(field.isProse ? proseWords(written) : written, filledNames(names));
  return (
    <>
      <Text slot="description" id={notesId(place)} elementType="div" className="text-note text-soft">
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="flex-[1_1_9rem]">{field.help}</span>
          {text !== undefined && field.max !== undefined && (
            <span className={`flex-none tabular-nums ${length > field.max ? 'font-medium text-bad' : ''}`}>
              {length} / {field.max}
            </span>
          )}
        </span>
        {text !== undefined && <ValueNotes text={text} />}
        <span aria-live="polite">
          {draft?.status === 'invalid' &&
            draft.issues.map((issue) => <IssueLine key={issueKey(issue)} issue={issue} place={place} />)}
        </span>
      </Text>
      {draft?.status === 'invalid' &&
        draft.issues.map((issue) => {
          const { suggestion, file, path } = issue;
          if (!suggestion) return null;
          if (!isWithin(issue, place))
            return <UseButton key={issueKey(issue)} place={{ file, path }} value={suggestion} />;
          return (
            onAccept && (
              <Button key={issueKey(issue)} size="sentence" onPress={() => onAccept(suggestion, path)}>
                {suggestion.startsWith('#') && (
                  <span className="size-5 rounded-sm border border-line" style={{ background: suggestion }} />
                )}
                Usar {suggestion}
              </Button>
            )
          );
        })}
      {text !== undefined && <RepeatedTexts place={place} text={text} isSaved={!draft} />}
      {!draft && <RuleResults place={place} onAccept={onAccept} />}
      {children}
      {draft?.status === 'conflict' && <Conflict draft={draft} />}
    </>
  );
}
