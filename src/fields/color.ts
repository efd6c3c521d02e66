import { z } from 'astro/zod';
import { type FieldLabel, fieldInfo, type ValueField } from './field.ts';

const color = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: '' })
    .toLowerCase()
    .register(fieldInfo, {
      kind: 'color',
      label: 'Cor',
      expected: 'uma cor escrita com # e seis letras ou números',
      example: '#12123a',
      initial: '#12123a',
    });

/** A dark and a light colour. */
export const colors = (options: FieldLabel & Pick<ValueField, 'visibleWhen'>) =>
  z.tuple([color(), color()]).register(fieldInfo, {
    kind: 'colors',
    expected: 'um par de cores, a escura e a clara',
    initial: ['#12123a', '#f3a566'],
    ...options,
  });
