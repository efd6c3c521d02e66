import type { SectionProps } from '../context.ts';

/** A text whose words with a hyphen stay whole on a line where there is room. */
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

/** A single sentence, as wide as the window, between two sections. */
export function Quote({ section, id, light }: SectionProps<'quote'>) {
  return (
    <section id={id} className={`high-noon text-center ${light}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 160 62"
        fill="none"
        stroke="var(--mark)"
        strokeWidth="2"
        strokeLinecap="round"
        className="verse-sun mx-auto mb-4 w-[min(13rem,40vw)]"
      >
        <path d="M50 61a30 30 0 0 1 60 0" fill="var(--sunlight)" />
        <path d="M0 61H160M50 61a30 30 0 0 1 60 0M80 21V5M51 32 41 20M109 32l10-12M37 53 22 48M123 53l15-5" />
      </svg>
      <figure className="wrap">
        <blockquote className="verse-text">“{wholeWords(section.text)}”</blockquote>
        <figcaption className="mt-5 semibold text-md text-ember">{section.source}</figcaption>
      </figure>
    </section>
  );
}
