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
          <div className="mt-6 flex flex-wrap items-center gap-x-12 gap-y-3 rounded-md frame bg-gold p-4 md:px-6">
            <BonusLine heading={bonusHeading} bonus={bonus} labels={priceLabels} prices={bonusPrices} />
            <p className="max-w-[36em] flex-[1_1_18rem] text-sm lg:text-base">{bonus.description}</p>
          </div>
        )}
      </div>
    </section>
  );
}
