import { Heading } from 'react-aria-components';
import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import type { Place } from '../../api.ts';
import { dotted, parentOf, valueAt } from '../../places.ts';
import { fieldAt, summaryOf } from '../model/fields.ts';
import { namesInWords } from '../model/names.ts';
import { Icon } from '../shell/Icon.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { FieldForm } from './FieldForm.tsx';
import { useFocusField } from './useFocusField.ts';

type Props = {
  subject: Place;
  /** The field that was chosen. */
  place: Place;
};

/** The way back from a form of its own. */
export function BackLink({ href, title }: { href: string; title: string }) {
  return (
    <a className="back" href={href}>
      <Icon name="back" />
      {title}
    </a>
  );
}

/** A form of its own for a group or an item of a list. */
export function SubjectForm({ subject, place }: Props) {
  const { fields, files, templateValues } = useShown();
  const field = fieldAt(fields, files, subject);
  const value = valueAt(files, subject);
  const list = fieldAt(fields, files, parentOf(subject));
  const siblings = valueAt(files, parentOf(subject));
  useFocusField(place, dotted(place) === dotted(subject));
  if (!field || (value === undefined && !field.isOptional))
    return <p className="soft">Este item não existe mais.</p>;
  const isItem = list?.kind === 'list' && Array.isArray(siblings);
  return (
    <>
      <Heading level={2} className="form-title">
        {isItem ? `${field.label} ${Number(subject.path.at(-1)) + 1} de ${siblings.length}` : field.label}
      </Heading>
      {field.help && <p className="notes">{field.help}</p>}
      {isItem && field.kind === 'group' && (
        <p className="soft">{fillPlaceholders(summaryOf(field, value), namesInWords(templateValues))}</p>
      )}
      <FieldForm key={dotted(subject)} place={subject} field={field} isTop />
    </>
  );
}
