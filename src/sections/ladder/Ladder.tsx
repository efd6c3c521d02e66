import { Sentences } from '../../components/Sentences.tsx';
import type { SectionProps } from '../context.ts';
import { Introduction } from '../prices/Introduction.tsx';
import { OfferCard } from '../prices/OfferCard.tsx';

/** An offer's card below a heading, for example on a page after a purchase. */
export function Ladder({ section, id, background, context, phases }: SectionProps<'ladder'>) {
  return (
    <section id={id} data-price-section="" className={`golden band ${background}`}>
      <div className="wrap">
        <h2 className="title mx-auto max-w-[19em] text-center">
          <Sentences text={section.heading} />
        </h2>
        <Introduction text={section.text} />
        <OfferCard section={section} context={context} phases={phases} className="mx-auto mt-8 max-w-128" />
      </div>
    </section>
  );
}
