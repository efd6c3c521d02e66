/** What a field is called in the editor, what a seller should know of it, and the text that it begins with when it is added. */
export type Label = string | readonly [label: string, help: string, initial?: string];

/** What a choice is called, what it does, and whether it is the choice without objections. */
export type OptionLabel = string | { label: string; help?: string; isSafe?: boolean };

type Options<Word extends string> = { $: Label; options: Record<Word, OptionLabel> };

/** Every field of a value has a label: a group's own under `$`, a list's items' under `item`, a choice's words' under `options`. */
export type LabelsOf<Value> = [Value] extends [string]
  ? string extends Value
    ? Label
    : Options<Value & string>
  : [Value] extends [number | boolean]
    ? Label
    : [Value] extends [readonly [infer First, infer Second]]
      ? Label | { $: Label; 0: LabelsOf<First>; 1: LabelsOf<Second> }
      : [Value] extends [readonly (infer Item)[]]
        ? [Item] extends [string]
          ? string extends Item
            ? { $: Label; item: LabelsOf<Item> }
            : Options<Item & string>
          : { $: Label; item: LabelsOf<Item> }
        : [Value] extends [{ kind: string }]
          ? { $: Label; kinds: { $: Label } & KindLabels<Value> }
          : { $: Label } & { [Name in keyof Value]-?: LabelsOf<NonNullable<Value[Name]>> };

/** The labels of groups that `kind` distinguishes. */
type KindLabels<Value extends { kind: string }> = {
  [Kind in Value['kind']]: LabelsOf<Omit<Extract<Value, { kind: Kind }>, 'kind'>>;
};

/** Labels without regard to what they belong to. */
export type AnyLabels = Label | ({ $: Label } & { [name: string]: unknown });
