import { z } from 'astro/zod';
import { FEATURE_ICONS } from '../domain/featureIcons.ts';
import { type Described, type FieldOption, fieldInfo, type ValueField } from './field.ts';
import { ICON_OPTIONS } from './iconNames.ts';

/** The label of an option, alone or with its help and whether it is safe. */
type Option = string | Omit<FieldOption, 'value'>;

type Choice<Word extends string> = Described &
  Pick<ValueField, 'requires' | 'visibleWhen'> & { options: Record<Word, Option> };

/** A choice between the keys of `options`. The first one is the initial value. */
export function choice<const Word extends string>({ options, ...info }: Choice<Word>) {
  const words = Object.keys(options) as [Word, ...Word[]];
  const described = Object.entries<Option>(options).map(([value, option]) => ({
    value,
    ...(typeof option === 'string' ? { label: option } : option),
  }));
  return z.enum(words).register(fieldInfo, {
    kind: 'choice',
    expected: `um destes: ${words.join(', ')}`,
    initial: words[0],
    options: described,
    ...info,
  });
}

/** Yes or no. */
export const bool = (described: Described) =>
  z.boolean().register(fieldInfo, {
    kind: 'switch',
    expected: 'true (sim) ou false (não)',
    initial: false,
    ...described,
  });

/** The drawing of a feature. */
export const featureIcon = (described: Described) =>
  z.enum(FEATURE_ICONS).register(fieldInfo, {
    kind: 'icon',
    expected: `o nome de um dos ${FEATURE_ICONS.length} desenhos`,
    example: 'livro',
    initial: 'livro',
    options: ICON_OPTIONS,
    ...described,
  });
