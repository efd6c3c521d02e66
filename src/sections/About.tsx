import { BuyLink } from '../components/BuyLink.tsx';
import { ByPhase } from '../components/ByPhase.tsx';
import { FeatureList } from '../components/FeatureList.tsx';
import { Video } from '../components/Video.tsx';
import type { PricePhase } from '../content-model/pricePhases.ts';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['about']> & {
  light: string;
  features: Content['product']['features'];
  drawings: string;
  video: Content['links']['mainVideo'];
  labels: Pick<Content['interface'], 'playVideo' | 'captions'>;
  phases: readonly PricePhase[];
};

export function About({
  light,
  heading,
  text,
  featuresHeading,
  callToAction,
  features,
  drawings,
  video,
  labels,
  phases,
}: Props) {
  return (
    <section id="sobre" className={`band ${light}`}>
      <div className="wrap">
        <div
          className={
            video && 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-8 lg:gap-x-16'
          }
        >
          <div>
            <h2 className="title">{heading}</h2>
            <p className="mt-5 max-w-[36em] text-lg text-soft">{text}</p>
          </div>
          {video && (
            <Video video={video} playLabel={labels.playVideo} captionsLabel={labels.captions} place="half" />
          )}
        </div>
        <h3 className="subtitle mt-8 lg:mt-16">{featuresHeading}</h3>
        <FeatureList features={features} drawings={drawings} className="mt-4" />
        <ByPhase phases={phases}>
          {({ checkoutA }) => (
            <BuyLink checkout={checkoutA} label={callToAction} className="mt-8 w-full sm:w-auto sm:px-12" />
          )}
        </ByPhase>
      </div>
    </section>
  );
}
