import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { type ModulesProps, moduleLine } from './modules.ts';

/** How many covers are in a row on a computer, by how many there are. */
function rowOf(count: number): string {
  if (count <= 4 || count === 7 || count === 8) return 'four-in-row';
  return count === 5 || count === 10 ? 'five-in-row' : 'six-in-row';
}

/** Modules as covers with their titles below. A module without a picture has its title on a plain cover. */
export function ModuleCovers({ section, Heading }: ModulesProps) {
  return (
    <ul className={`module-covers ${rowOf(section.modules.length)}`}>
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
                className="module-cover frame rounded-md"
              />
            ) : (
              <div aria-hidden="true" className="module-cover plain-cover rounded-md">
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
