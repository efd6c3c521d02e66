import { z } from 'astro/zod';
import { type FieldLabel, fieldInfo } from './field.ts';

/** One emoji. */
export const emoji = (described: FieldLabel) =>
  z
    .string()
    .regex(/^\p{RGI_Emoji}$/v, { error: '' })
    .register(fieldInfo, {
      kind: 'emoji',
      expected: 'um emoji só',
      example: '📖',
      initial: '📖',
      ...described,
    });
