// The styles that all fields and inputs share, and the component of all fields with a text input.
import type { ReactNode } from 'react';
import { Group, Input, type InputProps, Label, TextField, type TextFieldProps } from 'react-aria-components';
import type { Field } from '../../../src/content-model/fieldTree.ts';
import { FieldNotes, type FieldProps, type NotesProps } from './FieldNotes.tsx';
import { notesId } from './fieldId.ts';

/** The classes of a field with its label, input and notes. Fields in another field or a group are closer together. */
export const FIELD_CLASSES =
  'field grid min-w-0 gap-1.25 mt-4.5 in-[.field,.group]:mt-3 [.group+&]:not-in-[.group]:mt-5';

const SHORT_KINDS: readonly Field['kind'][] = [
  'price',
  'integer',
  'rating',
  'dateTime',
  'day',
  'phone',
  'taxId',
  'icon',
  'emoji',
];

/** Whether the values of a field are so short that its input is narrow and a button fits beside it. */
export const isShort = ({ kind }: Field): boolean => SHORT_KINDS.includes(kind);

export const fieldClasses = (field: Field): string =>
  isShort(field) ? `${FIELD_CLASSES} max-w-72` : FIELD_CLASSES;

const BOX =
  'w-full min-h-11 rounded-box border border-edge bg-raised px-3 leading-normal wrap-anywhere in-data-invalid:border-bad! aria-invalid:border-bad! [&:focus-within]:border-accent [&:focus-within]:outline-3 [&:focus-within]:outline-accent/25 [&:focus-within]:outline-offset-0';

/** The classes of an input with a border. */
export const INPUT_CLASSES = `${BOX} py-2.25`;

/** A border around an input and other elements beside it. */
export function InputGroup({ children }: { children: ReactNode }) {
  return <Group className={`${BOX} flex items-center gap-2`}>{children}</Group>;
}

/** The input inside an InputGroup. */
export function InnerInput(props: InputProps) {
  return (
    <Input
      {...props}
      autoComplete="off"
      className="min-h-10.5 w-full min-w-0 flex-1 border-0 bg-transparent p-0 outline-none"
    />
  );
}

type GroupProps = FieldProps & { children: ReactNode };

/** A field with several controls, which share its label and notes. */
export function FieldGroup({ place, field, children }: GroupProps) {
  return (
    <Group className={fieldClasses(field)} aria-label={field.label} aria-describedby={notesId(place)}>
      {children}
    </Group>
  );
}

type Props = Omit<TextFieldProps, 'children' | 'className'> &
  Omit<NotesProps, 'children'> & {
    /** The input. */
    children: ReactNode;
    /** A button at the end of the label's line. */
    action?: ReactNode;
    /** What this kind of field shows below its notes, such as the platform of a link. */
    findings?: ReactNode;
  };

/** A field with a text input, and its label and notes. */
export function TypedField({
  place,
  field,
  draft,
  text,
  onAccept,
  action,
  children,
  findings,
  ...props
}: Props) {
  return (
    <TextField isInvalid={draft?.status === 'invalid'} {...props} className={fieldClasses(field)}>
      <span
        className={`flex flex-wrap items-center justify-between gap-x-2 ${action ? 'in-[.removable]:pe-15' : ''}`}
      >
        <Label>{field.label}</Label>
        {action}
      </span>
      {children}
      <FieldNotes {...{ place, field, draft, text, onAccept }}>{findings}</FieldNotes>
    </TextField>
  );
}
