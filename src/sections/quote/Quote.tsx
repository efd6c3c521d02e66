import { Portrait } from '../../components/Portrait.tsx';
import type { SectionProps } from '../context.ts';

/** Keeps each hyphenated word of a text on one line if it fits. */
const wholeWords = (text: string) =>
  text.split(/(\S*\p{L}-\p{L}\S*)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block">
        {part}
      </span>
    ),
  );

/** A text with more characters has smaller letters. */
const MAX_LARGE = 160;

/** A quote between two sections, with its source and a picture of the speaker or the sun. */
export function Quote({ section, id, background }: SectionProps<'quote'>) {
  const { text, source, picture, hasSun } = section;
  return (
    <section id={id} className={`high-noon text-center ${background}`}>
      {!picture && hasSun && (
        <svg
          aria-hidden="true"
          viewBox="0 0 160 62"
          fill="none"
          stroke="var(--mark)"
          strokeWidth="2"
          strokeLinecap="round"
          className="verse-sun mx-auto mb-4 w-[40vw] max-w-52"
        >
          <path d="M50 61a30 30 0 0 1 60 0" fill="var(--sunlight)" />
          <path d="M0 61H160M50 61a30 30 0 0 1 60 0M80 21V5M51 32 41 20M109 32l10-12M37 53 22 48M123 53l15-5" />
        </svg>
      )}
      {picture && <Portrait file={picture} width={96} className="mx-auto mb-5 size-24" />}
      <figure className="wrap">
        <blockquote className={text.length > MAX_LARGE ? 'verse-text long-quote' : 'verse-text'}>
          “{wholeWords(text)}”
        </blockquote>
        {source && <figcaption className="mt-5 semibold text-md text-ember">{source}</figcaption>}
      </figure>
    </section>
  );
}
