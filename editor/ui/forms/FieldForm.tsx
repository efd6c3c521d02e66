import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { RadioGroup } from 'react-aria-components';
import type { Field, GroupField, PairField, UnionField } from '../../../src/content-model/fieldTree.ts';
import type { Place, YamlValue } from '../../api.ts';
import { childOf, parentOf, valueAt } from '../../places.ts';
import { Cards } from '../fields/Cards.tsx';
import { FIELD_CLASSES } from '../fields/Field.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import { isInline } from '../model/formSubject.ts';
import { Icon } from '../shell/Icon.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { FormContext } from './FormContext.ts';
import { ListForm } from './ListForm.tsx';
import { OptionalField } from './OptionalField.tsx';
import { useInitialValue } from './useInitialValue.ts';

type Props<Kind extends Field> = {
  place: Place;
  field: Kind;
  /** Whether the field is the subject of the form, whose title is shown above. */
  isTop?: boolean;
};

/** A link to the form of a field that has its own form. */
function RowLink({ place, field: { label, help } }: { place: Place; field: Field }) {
  const { rowFor } = useContext(FormContext);
  return (
    <a
      className="mt-3 flex min-h-13 items-center justify-between gap-3 rounded-box border border-line py-2 ps-3.5 pe-3 no-underline hover:border-edge hover:bg-sunk"
      href={rowFor(place)}
    >
      <span>
        <span className="block font-semibold">{label}</span>
        {help && <span className="text-note text-soft">{help}</span>}
      </span>
      <Icon name="next" className="text-soft" />
    </a>
  );
}

/** The styles of a group of fields, with a line at its side. */
const GROUP = 'group mt-5 border-line border-s-2 ps-3.5';

function Fieldset({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={GROUP}>
      {/* The legend floats, because browsers place a legend on the border. */}
      <legend className="float-start mb-1.5 w-full p-0 [&+*]:clear-both [&+.contents>*]:clear-both">
        {label}
      </legend>
      {children}
    </fieldset>
  );
}

/** The fields that are rarely changed, which come after all others. */
const LAST = ['appearsAfter', 'id'];

/** The fields that are changed in the list of parts or on the screen of the A/B test. */
const ELSEWHERE = ['hidden', 'versionOf', 'checkoutB'];

function GroupForm({ place, field, isTop = false }: Props<GroupField>) {
  if (!isTop && !isInline(field)) return <RowLink place={place} field={field} />;
  const fields = Object.entries(field.fields)
    .filter(([name]) => !ELSEWHERE.includes(name))
    .sort(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other))
    .map(([name, one]) => <FieldForm key={name} place={childOf(place, name)} field={one} />);
  if (isTop) return <>{fields}</>;
  return (
    <Fieldset label={field.label}>
      {field.help && <p className="text-note text-soft">{field.help}</p>}
      {fields}
    </Fieldset>
  );
}

function PairForm({ place, field }: Props<PairField>) {
  return (
    <Fieldset label={field.label}>
      <div className="grid grid-cols-2 gap-3">
        {field.items.map((item, index) => (
          <FieldForm key={item.label} place={childOf(place, index)} field={item} />
        ))}
      </div>
    </Fieldset>
  );
}

/** A choice between groups. A newly chosen group begins with valid values. */
function UnionForm({ place, field, isTop = false }: Props<UnionField>) {
  const { editor } = useEditor();
  const initialOf = useInitialValue();
  const { files } = useShown();
  const isChosen = useRef(false);
  const fieldsOf = useRef<HTMLDivElement>(null);
  const value = valueAt(files, place);
  const kind = String((value as Record<string, YamlValue> | undefined)?.['kind'] ?? '');
  const group = field.groups[kind];
  const choose = (next: string) => {
    const nextGroup = field.groups[next];
    if (!nextGroup) return;
    // Fields that both kinds have keep their values.
    const kept = Object.entries((value ?? {}) as Record<string, YamlValue>).filter(
      ([name]) =>
        nextGroup.fields[name] &&
        JSON.stringify(nextGroup.fields[name]) === JSON.stringify(group?.fields[name]),
    );
    const initial = initialOf(nextGroup, place) as Record<string, YamlValue>;
    const chosen = { kind: next, ...initial, ...Object.fromEntries(kept) };
    editor.write({ place, value: chosen, label: field.label, delayMs: 0 });
    isChosen.current = true;
  };
  // On a low screen, the new fields would be out of view.
  useEffect(() => {
    if (isChosen.current && kind) fieldsOf.current?.scrollIntoView({ block: 'center' });
    isChosen.current = false;
  }, [kind]);
  if (!isTop) return <RowLink place={place} field={field} />;
  // The kind of a list's item is chosen when it is added.
  if (group && Array.isArray(valueAt(files, parentOf(place))))
    return <GroupForm place={place} field={group} isTop />;
  return (
    <div className={FIELD_CLASSES}>
      <RadioGroup value={kind} onChange={choose} aria-label={field.label}>
        <Cards options={field.options} />
      </RadioGroup>
      {group && (
        <div>
          <div ref={fieldsOf} />
          <GroupForm place={place} field={group} isTop />
        </div>
      )}
    </div>
  );
}

function PresentField({ place, field, isTop = false }: Props<Field>) {
  if (field.kind === 'group') return <GroupForm place={place} field={field} isTop={isTop} />;
  if (field.kind === 'list') return <ListForm place={place} field={field} isTop={isTop} />;
  if (field.kind === 'pair') return <PairForm place={place} field={field} />;
  if (field.kind === 'union') return <UnionForm place={place} field={field} isTop={isTop} />;
  return <FieldInput place={place} field={field} />;
}

/**
 * The form of a field of any kind. Optional fields can be added and removed. Some fields are only shown for a certain
 * value of another field in their group.
 */
export function FieldForm({ place, field, isTop = false }: Props<Field>) {
  const { files } = useShown();
  const visibleWhen = 'visibleWhen' in field ? field.visibleWhen : undefined;
  const isThere = valueAt(files, place) !== undefined;
  const present = <PresentField place={place} field={field} isTop={isTop} />;
  if (visibleWhen && valueAt(files, childOf(parentOf(place), visibleWhen.field)) !== visibleWhen.value)
    return null;
  if (!field.isOptional || (visibleWhen && isThere)) return present;
  // The switch already shows the field's name.
  const isNamed = field.kind === 'list' || (field.kind === 'group' && isInline(field));
  return (
    <OptionalField place={place} field={field} isOpen={isNamed || isTop} isTop={isTop}>
      {isNamed ? (
        <div className={GROUP}>
          <PresentField place={place} field={field} isTop />
        </div>
      ) : (
        present
      )}
    </OptionalField>
  );
}
