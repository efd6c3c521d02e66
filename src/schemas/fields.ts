import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { FACT_NAMES } from '../domain/facts.ts';
import { parseReais } from '../domain/money.ts';
import { placeholdersIn } from '../domain/placeholders.ts';
import { parseSaoPaulo } from '../domain/saoPauloTime.ts';
import { readVideoAddress, VIDEO_ADDRESS_HINT } from '../domain/videoAddress.ts';

export const UPLOADS_FOLDER = 'src/uploads';

/** A text of 1 to `maxLength` characters that uses only the placeholders that the site fills. */
export function text(maxLength: number, extraPlaceholders: readonly string[] = []) {
  const known = [...FACT_NAMES, ...extraPlaceholders];
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .superRefine((value, context) => {
      const unknown = placeholdersIn(value).find((name) => !known.includes(name));
      if (unknown === undefined) return;
      const names = known.map((name) => `{${name}}`).join(' ');
      context.addIssue({
        code: 'custom',
        message: `só nomes que existem entre chaves: ${names}; {${unknown}} não existe`,
      });
    });
}

/** A price written "119,00", kept as cents. */
export const price = z.unknown().transform((value, context) => {
  try {
    return parseReais(typeof value === 'string' ? value : '');
  } catch {
    context.addIssue({ code: 'custom', message: 'um preço em reais com centavos, como 119,00' });
    return z.NEVER;
  }
});

/** A day and time in São Paulo written "31/12/2026 23:59", kept as milliseconds since 1970. */
export const deadline = z.unknown().transform((value, context) => {
  try {
    return parseSaoPaulo(typeof value === 'string' ? value : '');
  } catch {
    context.addIssue({ code: 'custom', message: 'um dia que existe, com a hora, como 31/12/2026 23:59' });
    return z.NEVER;
  }
});

/** An address that begins with https://. */
export const httpsLink = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

function upload(endings: string[], example: string) {
  return z
    .string()
    .refine((file) => endings.some((ending) => file.endsWith(ending)), {
      message: `um arquivo terminado em ${endings.join(', ')}, como ${example}`,
      abort: true,
    })
    .refine((file) => !file.includes('..') && existsSync(join(UPLOADS_FOLDER, file)), {
      message: `o nome de um arquivo que esteja na pasta ${UPLOADS_FOLDER}, como ${example}`,
    });
}

/** The name of a picture in src/uploads. */
export const picture = upload(['.webp', '.avif', '.png', '.jpg', '.jpeg'], 'modulos/biblia.webp');

/** A whole number from `least` to `most`. */
export const count = (least: number, most: number) => z.int().min(least).max(most);

/** A first name and the initial of the last: "Ana L." */
export const testimonialName = z
  .string()
  .regex(/^\p{Lu}[\p{L}’'-]{1,15}(?: \p{Lu}[\p{L}’'-]{1,15})? \p{Lu}\.$/u, {
    error: 'o primeiro nome e a inicial do sobrenome, como Ana L.',
  });

/** An address that a player takes, or a file of the site. */
export const video = z.strictObject({
  address: z.string().superRefine((address, context) => {
    const source = readVideoAddress(address);
    const isMissing = source?.player === 'file' && !existsSync(join(UPLOADS_FOLDER, source.file));
    if (!source || isMissing) context.addIssue({ code: 'custom', message: VIDEO_ADDRESS_HINT });
  }),
  title: text(70),
  poster: picture,
  ratio: z.enum(['16:9', '9:16', '1:1']),
  captions: upload(['.vtt'], 'video/tour.vtt').optional(),
});
