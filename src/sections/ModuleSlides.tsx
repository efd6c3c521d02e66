import { Picture } from '../components/Picture.tsx';
import type { Content } from '../content-model/schemas.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';

type Props = {
  modules: Content['product']['modules'];
  labels: Pick<Content['interface']['carousel'], 'slideRole' | 'position'>;
};

/** The ten pages of the planner as slides; the carousel island moves the row. */
export function ModuleSlides({ modules, labels }: Props) {
  return (
    <div data-slides className="slides">
      {modules.map(({ title, description, image, alt }, index) => (
        <div
          key={title}
          role="group"
          aria-roledescription={labels.slideRole}
          aria-label={fillPlaceholders(labels.position, {
            posicao: String(index + 1),
            total: String(modules.length),
          })}
          className="slide"
        >
          <Picture
            file={image}
            alt={alt}
            widths={[360, 480, 720]}
            sizes="(min-width: 74rem) 22rem, (min-width: 48rem) 28vw, 90vw"
            className="h-auto w-full rounded-md frame bg-sheet raised"
          />
          <h3 className="subtitle mt-5">{title}</h3>
          <p className="mt-1.5 max-w-[25.5em] text-soft">{description}</p>
        </div>
      ))}
    </div>
  );
}
