import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import fc from 'fast-check';
import { parse } from 'yaml';
import { FACT_NAMES } from '../../src/domain/facts.ts';
import { formatReais } from '../../src/domain/money.ts';
import { contentSchemas } from '../../src/schemas/contentSchemas.ts';
import { deadline, httpsLink, price, testimonialName } from '../../src/schemas/fields.ts';
import { hints } from '../../src/schemas/hints.ts';
import { UPLOADS_FOLDER } from '../../src/schemas/uploadedFiles.ts';
import { video } from '../../src/schemas/uploadFields.ts';
import { hostileText } from './hostileText.ts';
import { kindOf } from './schemaKinds.ts';

export type FileName = keyof typeof contentSchemas;
export const FILES = Object.keys(contentSchemas) as FileName[];

/** A file of src/content as it is written, before its schema reads it. */
export const written = (name: FileName): unknown => parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));

const pictures = readdirSync(UPLOADS_FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:webp|png|jpg)$/.test(file) && !file.startsWith('marca/'));

const link = fc
  .tuple(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }))
  .map(([address]) => address.replace(/[`'"{}\\]/g, '-'))
  .filter((address) => httpsLink.safeParse(address).success);

const cents = fc.integer({ min: 1, max: 9_999_999 });
const reais = cents.map((value) => formatReais(value).replace('R$ ', ''));

const TWO_DIGITS = (value: number) => String(value).padStart(2, '0');
const day = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 2019, max: 2099 }),
  )
  .map(([date, month, year]) => `${TWO_DIGITS(date)}/${TWO_DIGITS(month)}/${year} 12:34`);

const id = (units: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...units), minLength: length, maxLength: length });
const WORD = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
export const videoAddress = fc.oneof(
  fc.constant('video/tour.mp4'),
  id(WORD, 11).map((found) => `https://www.youtube.com/watch?v=${found}`),
  fc.nat().map((found) => `https://vimeo.com/${found}`),
  id('0123456789abcdef', 12).map(
    (found) => `https://player-vz-1a2b.tv.pandavideo.com.br/embed/?v=0f8fad5b-d9cb-469f-a165-${found}`,
  ),
  id(WORD, 24).map((found) => `https://scripts.converteai.net/conta/players/${found}/v4/player.js`),
);

/** The one picture that has the ratio of a video and is large enough for each. */
const POSTERS = {
  '16:9': 'video/tour.webp',
  '9:16': 'video/capa-vertical.webp',
  '1:1': 'video/capa-quadrada.webp',
};

/** Fields whose schema is known by itself, and fields with a rule of their own. */
const BY_SCHEMA = new Map<z.ZodType, fc.Arbitrary<unknown>>([
  [httpsLink, link],
  [price, reais],
  [deadline, day],
  [testimonialName, fc.constantFrom('Ana L.', 'João Pedro Á.', "D'Ávila Z.", 'Ébano-Luz Ç.')],
  [
    video,
    fc
      .record(
        {
          address: videoAddress,
          title: hostileText(70),
          poster: fc.constantFrom(...pictures),
          ratio: fc.constantFrom('16:9', '9:16', '1:1'),
          captions: fc.constant('video/tour.vtt'),
        },
        { requiredKeys: ['address', 'title', 'poster', 'ratio'] },
      )
      .map((drawn) => ({ ...drawn, poster: POSTERS[drawn.ratio] })),
  ],
]);

const BY_PATH: Record<string, fc.Arbitrary<unknown>> = {
  'site.address': fc.domain().map((domain) => `https://${domain}`),
  'site.name': hostileText(28, []),
  'site.workspaceTool': hostileText(20, []),
  'links.chatPhone': id('0123456789', 13),
  'seller.name': hostileText(120, []),
  'seller.document': fc.constantFrom('123.456.789-09', '52998224725', '12.ABC.345/01DE-35'),
  'seller.address': hostileText(180, []),
  'seller.email': fc.constantFrom('oi@example.com', "d'avila+loja@sub.example.com.br", 'A_1-b.c@x-y.example'),
  'privacy.changes.updatedOn': day.map((written) => written.slice(0, 10)),
  'tracking.metaPixel': fc.oneof(fc.constant(''), id('0123456789', 15)),
  'tracking.googleAnalytics': fc.oneof(
    fc.constant(''),
    id('ABCXYZ0189', 10).map((found) => `G-${found}`),
  ),
  'product.bonus.emoji': fc.constantFrom('📖', '👩‍👩‍👧‍👦', '🇧🇷', '1️⃣', '✝️'),
  prices: fc
    .tuple(
      fc.uniqueArray(cents, { minLength: 3, maxLength: 3 }),
      fc.uniqueArray(cents, { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 1, max: 24 }),
      reais,
      reais,
    )
    .map(([main, bonus, count, each, trackedValue]) => {
      const [list = 3, promotional = 2, exclusive = 1] = main.toSorted((one, other) => other - one);
      const [previous = 1, current = 0] = bonus.toSorted((one, other) => other - one);
      return {
        list: formatReais(list),
        promotional: formatReais(promotional),
        exclusive: formatReais(exclusive),
        installments: { count, each },
        trackedValue,
        bonus: { previous: formatReais(previous), current: formatReais(current) },
      };
    }),
};

function anyOf(schema: z.ZodType, path: string[]): fc.Arbitrary<unknown> {
  const special = BY_PATH[path.join('.')] ?? BY_SCHEMA.get(schema);
  if (special) return special;
  if (hints.get(schema)?.leastWidth) {
    return fc.constantFrom(...pictures.filter((file) => schema.safeParse(file).success));
  }
  const known = kindOf(schema);
  switch (known.kind) {
    case 'object': {
      const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
        Object.entries(known.fields).map(([key, field]) => [key, anyOf(field, [...path, key])]),
      );
      const isOptional = (key: string) => kindOf(known.fields[key] as z.ZodType).kind === 'optional';
      const requiredKeys = Object.keys(known.fields).filter((key) => !isOptional(key));
      return fc.record(fields, { requiredKeys, noNullPrototype: true });
    }
    case 'list':
      return fc.array(anyOf(known.item, [...path, '*']), {
        minLength: known.length,
        maxLength: known.length,
      });
    case 'tuple':
      return fc.tuple(...known.items.map((item, index) => anyOf(item, [...path, String(index)])));
    case 'optional':
      return anyOf(known.inner, path);
    case 'text':
      return hostileText(known.maxLength, FACT_NAMES);
    case 'choice':
      return fc.constantFrom(...known.options);
    case 'number': {
      const whole = fc.integer({ min: Math.ceil(known.least), max: Math.floor(known.most) });
      return known.isWhole ? whole : fc.oneof(whole, fc.constantFrom(known.least, known.most, 4.9, 4.7));
    }
    case 'truth':
      return fc.boolean();
    case 'other':
      throw new Error(`No values are known for ${path.join(' › ')}: add them to tests/fuzz/anyContent.ts.`);
  }
}

/** Any content that one file's schema takes, as the seller would write it. */
export const anyFile = (name: FileName) => anyOf(contentSchemas[name], [name]);

/** Any content of the whole site. */
export const anyContent = fc.record(
  Object.fromEntries(FILES.map((name) => [name, anyFile(name)])) as Record<FileName, fc.Arbitrary<unknown>>,
  { noNullPrototype: true },
);
