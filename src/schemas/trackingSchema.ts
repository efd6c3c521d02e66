import { z } from 'astro/zod';
import { text } from './fields.ts';
import { hints, rewritten } from './hints.ts';

/** An id between quotes, or nothing between them. */
const id = (pattern: RegExp, expected: string, example: string) =>
  z
    .unknown()
    .transform((value, context) => {
      if (typeof value === 'string' && (value === '' || pattern.test(value))) return value;
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    })
    .register(hints, {
      expected,
      example,
      suggest: (_, written) => rewritten(written.toUpperCase()),
      json: { type: 'string', pattern: `^$|${pattern.source}` },
    });

export const trackingSchema = z.strictObject({
  metaPixel: id(/^\d{10,20}$/, 'só o número do pixel, entre aspas, ou "" para nenhum', '123456789012345'),
  googleAnalytics: id(
    /^G-[A-Z0-9]{4,14}$/,
    'só o ID da métrica, entre aspas, ou "" para nenhum',
    'G-AB12CD34EF',
  ),
  consent: z.strictObject({
    label: text(40),
    text: text(240, ['parceiros']),
    refuse: text(20),
    accept: text(20),
    privacyLink: text(40),
    change: text(40),
  }),
});
