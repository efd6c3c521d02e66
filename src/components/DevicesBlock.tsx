import type { Content } from '../content-model/schemas.ts';
import drawing from './devices.svg?url';
import { Picture } from './Picture.tsx';

type Props = Content['home']['devices'];

/** Where the planner works, with the badge of the app. */
export function DevicesBlock({ heading, text, badgeImage, badgeAlt }: Props) {
  return (
    <div className="grid items-center gap-8 rounded-lg bg-sheet padded raised md:grid-cols-[1fr_auto] md:gap-12">
      <div>
        <h2 className="subtitle">{heading}</h2>
        <p className="mt-3 max-w-[36em] text-soft">{text}</p>
        <Picture
          file={badgeImage}
          alt={badgeAlt}
          widths={[250, 500]}
          sizes="15.625rem"
          className="mt-6 h-auto w-62.5"
        />
      </div>
      <img
        src={drawing}
        alt=""
        width="260"
        height="150"
        loading="lazy"
        decoding="async"
        className="mx-auto h-auto"
      />
    </div>
  );
}
