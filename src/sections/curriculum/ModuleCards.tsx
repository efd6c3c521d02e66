import { Picture } from '../../components/Picture.tsx';
import { ModuleWords } from './ModuleWords.tsx';
import { type ModulesProps, moduleLine } from './modules.ts';

/** Modules as cards. */
export function ModuleCards({ section, Heading }: ModulesProps) {
  return (
    <ul className="module-cards">
      {section.modules.map((module, index) => {
        const line = moduleLine(section, module, index);
        return (
          <li key={index} className="frame overflow-clip rounded-lg bg-sheet">
            <Picture
              {...module.picture}
              widths={[480, 720]}
              sizes="(min-width: 74rem) 30rem, (min-width: 48rem) 45vw, 90vw"
              className="module-picture"
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
