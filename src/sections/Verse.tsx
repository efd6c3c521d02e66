import type { Content } from '../content-model/schemas.ts';

type Props = Content['home']['verse'];

/** A verse alone, as wide as the window: a breath between the planner's pages and the price. */
export function Verse({ text, source }: Props) {
  return (
    <section className="high-noon text-center">
      <figure className="wrap">
        <blockquote className="verse-text">“{text}”</blockquote>
        <figcaption className="mt-5 semibold text-ember">{source}</figcaption>
      </figure>
    </section>
  );
}
