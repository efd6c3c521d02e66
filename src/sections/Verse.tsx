import { WholeWords } from '../components/WholeWords.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['verse']> & { light: string };

/** A verse alone, as wide as the window. It separates two sections. */
export function Verse({ light, text, source }: Props) {
  return (
    <section id="versiculo" className={`high-noon text-center ${light}`}>
      <svg aria-hidden="true" viewBox="0 0 160 62" className="verse-sun">
        <path d="M50 61a30 30 0 0 1 60 0" fill="var(--sunlight)" />
        <path d="M0 61H160M50 61a30 30 0 0 1 60 0M80 21V5M51 32 41 20M109 32l10-12M37 53 22 48M123 53l15-5" />
      </svg>
      <figure className="wrap">
        <blockquote className="verse-text">
          “<WholeWords text={text} />”
        </blockquote>
        <figcaption className="mt-5 semibold text-[min(1rem,7vw)] text-ember">{source}</figcaption>
      </figure>
    </section>
  );
}
