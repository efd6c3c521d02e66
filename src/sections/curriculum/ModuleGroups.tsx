import { Disclosure } from '../../components/Disclosure.tsx';
import { Picture } from '../../components/Picture.tsx';
import { ModuleWords } from './ModuleWords.tsx';
import { type ModulesProps, moduleLine } from './modules.ts';

/** Modules as lines that can be opened, except modules without text, lessons and picture. */
export function ModuleGroups({ section, Heading }: ModulesProps) {
  return (
    <div>
      {section.modules.map((module, index) => {
        const line = moduleLine(section, module, index);
        const { title, text, lessons, picture } = module;
        const summary = (
          <Heading>
            {line && (
              <>
                <span className="medium block text-sm text-plum">{line}</span>{' '}
              </>
            )}
            {title}
          </Heading>
        );
        if (!text && !lessons && !picture)
          return (
            <div key={index} className="question line-above flex min-h-16 items-center py-4 semibold text-lg">
              {summary}
            </div>
          );
        return (
          <Disclosure key={index} summary={summary}>
            <div className="grid gap-4 pe-8 pb-6">
              {picture && (
                <Picture
                  {...picture}
                  widths={[480, 720]}
                  sizes="(min-width: 52rem) 24rem, 85vw"
                  className="w-full max-w-96 rounded-md"
                />
              )}
              <ModuleWords module={module} className="max-w-[36em]" />
            </div>
          </Disclosure>
        );
      })}
    </div>
  );
}
