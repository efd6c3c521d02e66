import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { type ModulesProps, moduleLine } from './modules.ts';

/** The class with the minimum width of a cover. Depending on `count`, four to six fit in a row on a wide screen. */
function widthClass(count: number): string {
  if (count <= 4 || count === 7 || count === 8) return '[--cover:22%]';
  return count === 5 || count === 10 ? '[--cover:17.5%]' : '[--cover:14.5%]';
}

/** Modules as covers with their titles below. A module without a picture has its title on a drawn cover. */
export function ModuleCovers({ section, Heading }: ModulesProps) {
  return (
    // On a phone two covers fit in a row, or one if the visitor's font size is large.
    <ul
      className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.25rem,var(--cover))),1fr))] gap-x-3 lg:gap-x-5 gap-y-6 ${widthClass(section.modules.length)}`}
    >
      {section.modules.map((module, index) => {
        const line = moduleLine(section, module, index);
        const { title, text, picture } = module;
        return (
          <li key={index}>
            {picture ? (
              <Picture
                {...picture}
                widths={[240, 480]}
                sizes="(min-width: 48rem) 16rem, 45vw"
                className="aspect-3/4 w-full rounded-md frame object-cover"
              />
            ) : (
              <div
                aria-hidden="true"
                className="grid aspect-3/4 w-full items-end justify-items-start overflow-hidden rounded-md bg-[linear-gradient(160deg,var(--night),var(--indigo)_60%,var(--dawn-2))] p-4 semibold font-title text-lg text-white [line-height:1.2]"
              >
                {title}
              </div>
            )}
            {line && <p className="mt-3 text-sm text-plum">{line}</p>}
            <Heading className={`semibold text-balance [line-height:1.3] ${line ? '' : 'mt-3'}`}>
              {title}
            </Heading>
            {text && (
              <p className="mt-1 text-sm text-soft">
                <Prose text={text} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
