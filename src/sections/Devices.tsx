import { Picture } from '../components/Picture.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['devices']> & { light: string };

/** Where the planner works, with the badge of the app. */
export function Devices({ light, heading, text, badgeImage, badgeAlt, image, imageAlt }: Props) {
  return (
    <section id="aparelhos" className={`close-band ${light}`}>
      <div className="wrap reveal">
        <div className="devices frame">
          <div>
            <h2 className="title">{heading}</h2>
            <p className="mt-4 max-w-[36em] text-balance text-soft">{text}</p>
            <Picture
              file={badgeImage}
              alt={badgeAlt}
              widths={[320, 640]}
              sizes="13rem"
              className="mt-5 w-52"
            />
          </div>
          <Picture
            file={image}
            alt={imageAlt}
            widths={[480, 720, 1200]}
            sizes="(min-width: 74rem) 36rem, (min-width: 52rem) 43vw, 90vw"
            className="w-full rounded-sm"
          />
        </div>
      </div>
    </section>
  );
}
