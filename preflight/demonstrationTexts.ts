import { createHash } from 'node:crypto';
import { CONTENT_FOLDER } from '../src/content-model/contentFolder.ts';
import { fieldName } from '../src/content-model/errors/yamlSource.ts';
import type { Content } from '../src/content-model/schemas.ts';
import { templateValues } from '../src/content-model/templateValues.ts';
import { type PlacedText, textsOf } from '../src/content-model/textsOf.ts';
import { fillPlaceholders } from '../src/domain/placeholders.ts';
import hashes from './demonstrationTexts.json' with { type: 'json' };
import { type Check, type Finding, field, isPlaceShown, type Launch, warn } from './finding.ts';
import { SAMPLE_PAGES } from './samples.ts';
import { FILES_OF_TEXTS } from './textsOf.ts';

/** A shorter text, such as "Perguntas frequentes", suits any product. */
const MIN_LENGTH = 50;

const DEMONSTRATION = new Set(hashes);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Texts that suit any product: the error page, the footer, the help, the price and the testimonials, which are about the purchase and
 * take their figures from values in braces, and the warning that persuasion.ts checks.
 */
const NEUTRAL =
  /^(?:site\.(?:footer|notFound|pages\.notFound)|home\.(?:help|price|testimonials)|offer\.warning)(?:\.|$)/;

/** The files whose texts describe the product; behaviour.yaml speaks of the offer alone. */
const FILES = FILES_OF_TEXTS.filter((file) => file !== 'behaviour');

const longTexts = (content: Content, file: keyof Content) =>
  textsOf(content[file]).filter(
    ({ text, path }) =>
      text.length >= MIN_LENGTH && !URL.canParse(text) && !NEUTRAL.test([file, ...path].join('.')),
  );

/** The hash of each longer text that a content has about its product. */
export const hashesOfTexts = (content: Content): string[] =>
  FILES.flatMap((file) => longTexts(content, file).map(({ text }) => hashOf(text)));

/** A text's field and its first words: 'about › text, “Aula cedo, trabalho, ônibus lotado, prova…”'. */
function named({ text, path }: PlacedText): string {
  const words = /^.{36}\S*(?=\s)/.exec(text)?.[0].replace(/[\s.,;:]*$/, '…');
  return `${fieldName(path).replace(/^campo /, '')}, “${words ?? text}”`;
}

const BEGINNING = 'Da demonstração, que é de outro produto, ainda há';

const find = ({ written }: Launch): Finding[] => {
  const values = templateValues(written);
  return FILES.flatMap((file) => {
    const left = longTexts(written, file).filter(
      ({ text, path }) => DEMONSTRATION.has(hashOf(text)) && isPlaceShown(written, field(file, ...path)),
    );
    const [first, ...others] = left;
    if (!first) return [];
    const place = `${CONTENT_FOLDER}/${file}.yaml`;
    const found =
      left.length === 1
        ? `um texto em ${place}. O texto: “${first.text}”`
        : `${left.length} textos em ${place}: ${left.map(named).join('; ')}`;
    const shown = `“${fillPlaceholders(first.text, values)}”`;
    return [
      {
        ...warn(`${BEGINNING} ${found}`, field(file, ...first.path)),
        inEditor: `${BEGINNING} ${left.length === 1 ? `um texto: ${shown}` : `${left.length} textos. O primeiro: ${shown}`}`,
        others: others.map(({ path }) => field(file, ...path)),
      },
    ];
  });
};

export const TEXT_CHECKS: Check[] = [
  {
    fine: 'Nenhum texto fala do produto da demonstração.',
    // Of a planner with the demonstration's pages its texts may be true.
    applies: ({ content: { product } }) => !product.modules.some(({ title }) => SAMPLE_PAGES.includes(title)),
    find,
  },
];
