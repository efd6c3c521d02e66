import { BonusLine } from '../components/BonusLine.tsx';
import { FeatureList } from '../components/FeatureList.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['offer']['features']> & {
  light: string;
  features: Content['product']['features'];
  drawings: string;
  bonus: Content['product']['bonus'];
  bonusPrices: Content['prices']['bonus'];
  /** What is written above the bonus where the main page presents it. */
  bonusHeading: string | undefined;
  priceLabels: Pick<Content['home']['price'], 'previousLabel' | 'currentLabel'>;
};

/** All that the buyer gets, with the bonus. */
export function OfferFeatures({
  light,
  heading,
  features,
  drawings,
  bonus,
  bonusPrices,
  bonusHeading,
  priceLabels,
}: Props) {
  return (
    <section className={`close-band ${light}`}>
      <div className="wrap">
        <h2 className="title">{heading}</h2>
        <FeatureList features={features} drawings={drawings} className="mt-6" />
        {bonus && bonusPrices && (
          <div className="mt-6 items-center gap-x-12 rounded-md frame bg-gold p-4 md:grid md:grid-cols-[auto_1fr] md:px-6">
            <BonusLine heading={bonusHeading} bonus={bonus} labels={priceLabels} prices={bonusPrices} />
            <p className="mt-3 max-w-[35em] text-sm md:mt-0 lg:text-base">{bonus.description}</p>
          </div>
        )}
      </div>
    </section>
  );
}
