import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['verse']> & { light: string };

/** A verse alone, as wide as the window: a breath between the planner's pages and the price. */
export function Verse({ light, text, source }: Props) {
  return (
    <section id="versiculo" className={`high-noon text-center ${light}`}>
      <figure className="wrap">
        <blockquote className="verse-text">“{text}”</blockquote>
        <figcaption className="mt-5 semibold text-ember">{source}</figcaption>
      </figure>
    </section>
  );
}
