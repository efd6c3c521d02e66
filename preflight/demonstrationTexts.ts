import { createHash } from 'node:crypto';
import { CONTENT_FOLDER } from '../src/content-model/contentFolder.ts';
import type { Content } from '../src/content-model/schemas.ts';
import hashes from './demonstrationTexts.json' with { type: 'json' };
import { type Check, type Launch, warn } from './finding.ts';
import { SAMPLE_PAGES } from './samples.ts';
import { FILES_OF_TEXTS, textsOf } from './textsOf.ts';

/** A shorter text, such as "Perguntas frequentes", suits any product. */
const MIN_LENGTH = 50;

const DEMONSTRATION = new Set(hashes);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const longTexts = (content: Content, file: keyof Content) =>
  textsOf(content[file], file).filter(([text]) => text.length >= MIN_LENGTH && !URL.canParse(text));

/** The hash of each longer text that a content has about its product. */
export const hashesOfTexts = (content: Content): string[] =>
  FILES_OF_TEXTS.flatMap((file) => longTexts(content, file).map(([text]) => hashOf(text)));

const find = ({ written }: Launch) =>
  FILES_OF_TEXTS.flatMap((file) => {
    const left = longTexts(written, file).filter(([text]) => DEMONSTRATION.has(hashOf(text)));
    const [first] = left;
    if (!first) return [];
    const [text, place] = first;
    const count = left.length === 1 ? 'ainda há um texto' : `ainda há ${left.length} textos`;
    return [
      warn(
        `Da demonstração, que é de outro produto, ${count} em ${CONTENT_FOLDER}/${file}.yaml. O primeiro: “${text}”`,
        place,
      ),
    ];
  });

export const TEXT_CHECKS: Check[] = [
  {
    fine: 'Nenhum texto fala do produto da demonstração.',
    // Of a planner with the demonstration's pages its texts may be true.
    applies: ({ content: { product } }) => !product.modules.some(({ title }) => SAMPLE_PAGES.includes(title)),
    find,
  },
];
