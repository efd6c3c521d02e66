import { Picture } from './Picture.tsx';

type Step = { title: string; description: string; image?: string | undefined };

type Props = { steps: readonly Step[] };

/** Numbered steps: beside each other where there is room for all. On a phone a picture is a tile with the number at its corner. */
export function StepList({ steps }: Props) {
  return (
    <ol className="steps">
      {steps.map(({ title, description, image }, index) => (
        <li key={title} className="beside relative gap-x-5 gap-y-3 md:block">
          <span
            aria-hidden="true"
            className="step-number grid flex-none place-items-center rounded-pill frame bg-horizon text-ink"
          >
            {index + 1}
          </span>
          {/* Its words are beside or below it. */}
          <Picture
            file={image}
            alt=""
            widths={[450, 720]}
            sizes="(min-width: 74rem) 22rem, (min-width: 48rem) 28vw, 54vw"
            className="frame w-full rounded-md md:mt-5"
          />
          <div className="md:mt-5">
            <h3 className="subtitle">{title}</h3>
            <p className="mt-2 max-w-[24.5em] text-balance text-soft">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
