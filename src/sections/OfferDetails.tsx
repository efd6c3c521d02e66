import { DevicesBlock } from '../components/DevicesBlock.tsx';
import { FeatureList } from '../components/FeatureList.tsx';
import { StepList } from '../components/StepList.tsx';
import { Video } from '../components/Video.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = {
  words: Content['offer'];
  devices: Content['home']['devices'];
  features: Content['product']['features'];
  video: Content['links']['offerVideo'];
  labels: Pick<Content['interface'], 'playVideo' | 'captions'>;
};

/** The player, the nine features, the three steps and the devices. */
export function OfferDetails({ words, devices, features, video, labels }: Props) {
  return (
    <section className="band full-day">
      <div className="wrap grid gap-16 md:gap-24">
        <div className="mx-auto w-full max-w-200">
          <h2 className="title mb-8 text-center">{words.videoHeading}</h2>
          <Video video={video} playLabel={labels.playVideo} captionsLabel={labels.captions} place="whole" />
        </div>
        <div>
          <h2 className="title">{words.featuresHeading}</h2>
          <FeatureList features={features} className="mt-8 lg:grid-cols-3" />
        </div>
        <div>
          <h2 className="title mb-10">{words.stepsHeading}</h2>
          <StepList steps={words.steps} />
        </div>
        <DevicesBlock {...devices} />
      </div>
    </section>
  );
}
