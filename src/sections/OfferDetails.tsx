import { DevicesBlock } from '../components/DevicesBlock.tsx';
import { EnlargeablePicture } from '../components/EnlargeablePicture.tsx';
import { FeatureList } from '../components/FeatureList.tsx';
import { StepList } from '../components/StepList.tsx';
import { Video } from '../components/Video.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = {
  words: Content['offer'];
  devices: Content['home']['devices'];
  features: Content['product']['features'];
  modules: Content['product']['modules'];
  video: Content['links']['offerVideo'];
  labels: Pick<Content['interface'], 'playVideo' | 'captions' | 'enlarge'>;
};

/** The player, the planner's pages, the features, the steps and the devices. */
export function OfferDetails({ words, devices, features, modules, video, labels }: Props) {
  return (
    <section className="band full-day">
      <div className="wrap grid gap-12 md:gap-16">
        <div className="mx-auto w-full max-w-200">
          <h2 className="title mb-6 text-center">{words.videoHeading}</h2>
          <Video video={video} playLabel={labels.playVideo} captionsLabel={labels.captions} place="whole" />
        </div>
        <div className="min-w-0">
          <h2 className="subtitle text-center">{words.pagesHeading}</h2>
          <div data-gallery className="swipe-row small-pages mt-5">
            {modules.map(({ title, image, alt }) => (
              <figure key={title}>
                <EnlargeablePicture
                  file={image}
                  alt={alt}
                  label={labels.enlarge}
                  widths={[240, 320]}
                  sizes="(min-width: 48rem) 10rem, 38vw"
                />
                <figcaption className="mt-2 text-sm">{title}</figcaption>
              </figure>
            ))}
          </div>
        </div>
        <div>
          <h2 className="title text-center">{words.featuresHeading}</h2>
          <FeatureList features={features} className="mt-6 lg:grid-cols-3" />
        </div>
        <div>
          <h2 className="title mb-8 text-center">{words.stepsHeading}</h2>
          <StepList steps={words.steps} />
        </div>
        <DevicesBlock {...devices} hasPicture={false} />
      </div>
    </section>
  );
}
