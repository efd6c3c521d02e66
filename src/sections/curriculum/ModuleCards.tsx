import { Picture } from '../../components/Picture.tsx';
import { ModuleWords } from './ModuleWords.tsx';
import { type ModulesProps, moduleLine } from './modules.ts';

/** Modules as cards. */
export function ModuleCards({ section, Heading }: ModulesProps) {
  const hasTwoRows = section.modules.length === 4;
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,var(--card,19rem)),1fr))] gap-4 ${hasTwoRows ? '[--card:24rem]' : ''}`}
    >
      {section.modules.map((module, index) => {
        const line = moduleLine(section, module, index);
        return (
          <li key={index} className="frame overflow-clip rounded-lg bg-sheet only:max-w-144">
            <Picture
              {...module.picture}
              widths={[480, 720]}
              sizes="(min-width: 74rem) 30rem, (min-width: 48rem) 45vw, 90vw"
              className="aspect-video w-full object-cover object-top"
            />
            <div className="p-(--inset)">
              {line && <p className="mb-1.5 text-sm text-plum">{line}</p>}
              <Heading className="subtitle">{module.title}</Heading>
              <ModuleWords module={module} className="mt-3" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
