import { z } from 'astro/zod';
import { FEATURE_ICONS } from '../domain/featureIcons.ts';
import { type FieldLabel, type FieldOption, fieldInfo, type ValueField } from './field.ts';
import { ICON_OPTIONS } from './iconNames.ts';

/** An option without its value: the label alone, or the label with other properties. */
type Option = string | Omit<FieldOption, 'value'>;

type Choice<Value extends string> = FieldLabel &
  Pick<ValueField, 'requires' | 'visibleWhen'> & { options: Record<Value, Option> };

/** A choice between the keys of `options`. The first one is the initial value. */
export function choice<const Value extends string>({ options, ...info }: Choice<Value>) {
  const values = Object.keys(options) as [Value, ...Value[]];
  const described = Object.entries<Option>(options).map(([value, option]) => ({
    value,
    ...(typeof option === 'string' ? { label: option } : option),
  }));
  return z.enum(values).register(fieldInfo, {
    kind: 'choice',
    expected: `um destes: ${values.join(', ')}`,
    initial: values[0],
    options: described,
    ...info,
  });
}

/** Yes or no. */
export const bool = (described: FieldLabel) =>
  z.boolean().register(fieldInfo, {
    kind: 'switch',
    expected: 'true (sim) ou false (não)',
    initial: false,
    ...described,
  });

/** The icon of a feature. */
export const featureIcon = (described: FieldLabel) =>
  z.enum(FEATURE_ICONS).register(fieldInfo, {
    kind: 'icon',
    expected: `o nome de um dos ${FEATURE_ICONS.length} desenhos`,
    example: 'livro',
    initial: 'livro',
    options: ICON_OPTIONS,
    ...described,
  });
