import { BuyLink } from '../components/BuyLink.tsx';
import { FeatureList } from '../components/FeatureList.tsx';
import { Video } from '../components/Video.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';

type Props = NonNullable<Content['home']['about']> & {
  light: string;
  features: Content['product']['features'];
  drawings: string;
  video: Content['links']['mainVideo'];
  labels: Pick<Content['interface'], 'playVideo' | 'captions'>;
  checkout: Checkout;
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
  checkout,
}: Props) {
  return (
    <section id="sobre" className={`band ${light}`}>
      <div className="wrap">
        <div className={video && 'grid gap-8 lg:grid-cols-2 lg:gap-16'}>
          <div>
            <h2 className="title">{heading}</h2>
            <p className="mt-5 max-w-[35em] text-lg text-soft">{text}</p>
          </div>
          {video && (
            <Video video={video} playLabel={labels.playVideo} captionsLabel={labels.captions} place="half" />
          )}
        </div>
        <h3 className="subtitle mt-8 lg:mt-16">{featuresHeading}</h3>
        <FeatureList features={features} drawings={drawings} className="mt-4 lg:grid-cols-3" />
        <BuyLink checkout={checkout} label={callToAction} className="mt-8 w-full sm:w-auto sm:px-12" />
      </div>
    </section>
  );
}
