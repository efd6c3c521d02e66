import { useContext } from 'react';
import { Heading } from 'react-aria-components';
import type { ListField } from '../../../src/content-model/fieldTree.ts';
import { indexIn, itemId } from '../../../src/content-model/paths.ts';
import type { Place, YamlValue } from '../../api.ts';
import { childOf, fieldAt, fieldPath, parentOf, valueAt } from '../../places.ts';
import { summaryOf } from '../model/fields.ts';
import { inWords } from '../model/names.ts';
import { Button, ButtonLink } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { FieldForm } from './FieldForm.tsx';
import { FormContext } from './FormContext.ts';
import { useFocusField } from './useFocusField.ts';
import { useListEdits } from './useListEdits.ts';

type Props = {
  subject: Place;
  /** The chosen field. */
  place: Place;
};

type BackProps = { href: string; title: string; className?: string };

/** A link back from the form of a group or an item. */
export function BackLink({ href, title, className = '' }: BackProps) {
  return (
    <a
      className={`-ms-1 inline-flex min-h-9 items-center gap-1 text-soft no-underline hover:text-ink ${className}`}
      href={href}
    >
      <Icon name="back" />
      {title}
    </a>
  );
}

type ItemProps = { list: Place; field: ListField; items: readonly YamlValue[]; index: number };

/** A button that deletes the item of the form, if its list may become shorter, and opens the list. */
function DeleteButton({ list, field, items, index }: ItemProps) {
  const { rowFor } = useContext(FormContext);
  const { canRemove, remove } = useListEdits(list, field, items);
  if (!canRemove) return null;
  const onPress = async () => {
    if (await remove(index)) window.location.href = rowFor(list);
  };
  return (
    <Button variant="quiet" size="small" onPress={() => void onPress()}>
      Apagar: {field.item.label} {index + 1}
    </Button>
  );
}

/** The separate form of a group or a list item. */
export function SubjectForm({ subject, place }: Props) {
  const { fields, files, names } = useShown();
  const { rowFor } = useContext(FormContext);
  const field = fieldAt(fields, files, subject);
  const value = valueAt(files, subject);
  const list = parentOf(subject);
  const listField = fieldAt(fields, files, list);
  const siblings = valueAt(files, list);
  useFocusField(place, fieldPath(place) === fieldPath(subject));
  if (!field || (value === undefined && !field.isOptional))
    return <p className="text-soft">Este item não existe mais.</p>;
  const isItem = listField?.kind === 'list' && Array.isArray(siblings);
  const index = isItem ? indexIn(siblings, subject.path.at(-1) ?? 0) : 0;
  return (
    <>
      <Heading level={2} className="font-title text-lg">
        {isItem ? `${field.label} ${index + 1} de ${siblings.length}` : field.label}
      </Heading>
      {field.help && <p className="text-note text-soft">{field.help}</p>}
      {isItem && field.kind === 'group' && (
        <p className="text-soft">{inWords(summaryOf(field, value), names)}</p>
      )}
      <FieldForm key={fieldPath(subject)} place={subject} field={field} isTop />
      {isItem && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
          <DeleteButton list={list} field={listField} items={siblings} index={index} />
          {index + 1 < siblings.length && (
            <ButtonLink size="small" href={rowFor(childOf(list, itemId(siblings[index + 1]) ?? index + 1))}>
              {field.label} {index + 2} <Icon name="next" />
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
