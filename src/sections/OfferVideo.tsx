import { Video } from '../components/Video.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['offer']['video']> & {
  light: string;
  video: NonNullable<Content['links']['offerVideo']>;
  labels: Pick<Content['interface'], 'playVideo' | 'captions'>;
};

export function OfferVideo({ light, heading, text, video, labels }: Props) {
  return (
    <section className={`close-band ${light}`}>
      <div className="wrap items-center gap-x-12 lg:grid lg:grid-cols-[2fr_3fr] min-[100rem]:items-start">
        {/* Beside a large film the middle would be too far below the band's beginning. */}
        <div className="mb-6 lg:mb-0 min-[100rem]:pt-18">
          <h2 className="title">{heading}</h2>
          {text && <p className="mt-3 max-w-[27em] text-soft">{text}</p>}
        </div>
        <Video video={video} playLabel={labels.playVideo} captionsLabel={labels.captions} place="whole" />
      </div>
    </section>
  );
}
