import { Picture } from '../../components/Picture.tsx';
import { capitalized, countInWords } from '../../domain/format.ts';
import { fillPlaceholders } from '../../domain/placeholders.ts';
import type { SectionProps } from '../context.ts';

/**
 * Numbered steps, side by side except on a phone, where a picture is a tile with the step's number at its corner. The
 * heading may say how many steps there are.
 */
export function Steps({ section, id, background }: SectionProps<'steps'>) {
  const { heading, isCompact, items } = section;
  const passos = countInWords(items.length, 'masculine');
  const filled = fillPlaceholders(heading, { passos, Passos: capitalized(passos) });
  return (
    <section id={id} className={`${isCompact ? 'compact-band' : 'band'} ${background}`}>
      <div className="wrap">
        <h2 className={`title ${isCompact ? 'mb-8' : 'mb-6 max-w-[14.25em] md:mb-10'}`}>{filled}</h2>
        <ol className="steps">
          {items.map(({ title, description, image }, index) => (
            <li key={title} className="beside relative gap-x-5 gap-y-3 md:block">
              <span
                aria-hidden="true"
                className="step-number grid flex-none place-items-center rounded-pill frame bg-horizon text-ink"
              >
                {index + 1}
              </span>
              {/* The words beside or below the picture describe it. */}
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
      </div>
    </section>
  );
}
