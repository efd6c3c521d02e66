import type { Content } from '../content-model/schemas.ts';
import { Picture } from './Picture.tsx';

type Props = { steps: NonNullable<Content['home']['howItWorks']>['steps'] };

/** Numbered steps: beside each other where there is room for all. */
export function StepList({ steps }: Props) {
  return (
    <ol className="steps">
      {steps.map(({ title, description, image }, index) => (
        <li key={title} className="beside relative gap-5 md:block">
          <span
            aria-hidden="true"
            className="subtitle grid size-14 flex-none place-items-center rounded-pill frame bg-horizon text-ink"
          >
            {index + 1}
          </span>
          {/* Its words are below it. Most are not shown on a phone, and so not loaded there. */}
          <Picture
            file={image}
            alt=""
            widths={[480, 720]}
            sizes="(min-width: 74rem) 22rem, (min-width: 48rem) 30vw, 72vw"
            className="w-full rounded-md md:mt-5"
          />
          <div className="md:mt-5">
            <h3 className="subtitle">{title}</h3>
            <p className="mt-2 max-w-[24.5em] text-soft">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
