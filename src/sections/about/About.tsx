import { FeatureList } from '../../components/FeatureList.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import { Video } from '../../components/Video.tsx';
import type { SectionProps } from '../context.ts';

/** What the product is: a text with a video beside it, and the list of the product's features below. */
export function About({ section, id, background, context }: SectionProps<'about'>) {
  const { heading, text, video, featuresHeading, button } = section;
  return (
    <section id={id} className={`band ${background}`}>
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
          {video && <Video video={video} words={context.words} place="half" />}
        </div>
        {featuresHeading && (
          <>
            <h3 className="subtitle mt-8 lg:mt-16">{featuresHeading}</h3>
            <FeatureList
              features={context.product.features}
              drawingsUrl={context.drawingsUrl}
              className="mt-4"
            />
          </>
        )}
        {button && (
          <TargetLink {...button} phases={context.phases} className="mt-8 w-full sm:w-auto sm:px-12" />
        )}
      </div>
    </section>
  );
}
