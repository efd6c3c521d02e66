import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Point } from '../../components/Points.tsx';
import { Prose } from '../../components/Prose.tsx';
import type { SectionProps } from '../context.ts';

/** The guarantee on a card, beside a seal. Without a heading or text in the section, the site's is shown. */
export function GuaranteeSection({ section, id, background, context }: SectionProps<'guarantee'>) {
  const { guarantee } = context.site;
  const { heading = guarantee.heading, text = guarantee.text, points, seal } = section;
  return (
    <section id={id} className={`compact-band ${background}`}>
      <div className="wrap reveal">
        <div className="frame mx-auto flex max-w-240 flex-wrap items-center justify-center gap-x-12 gap-y-5 rounded-lg bg-sheet padded">
          {seal ? (
            <Picture {...seal} widths={[160, 320]} sizes="10rem" className="w-40" />
          ) : (
            <span className="grid size-28 flex-none place-items-center rounded-pill frame bg-gold text-plum">
              <Icon name="shield" className="size-16" />
            </span>
          )}
          <div className="flex-[1_1_min(100%,22rem)]">
            <h2 className="title">{heading}</h2>
            <p className="mt-4 max-w-[36em] text-balance">
              <Prose text={text} />
            </p>
            {points && (
              <ul className="mt-5 grid gap-3">
                {points.map((point) => (
                  <Point key={point}>{point}</Point>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
