import type { SectionProps } from '../context.ts';
import { SectionHead } from '../SectionHead.tsx';
import { ModuleCards } from './ModuleCards.tsx';
import { ModuleCovers } from './ModuleCovers.tsx';
import { ModuleGroups } from './ModuleGroups.tsx';

const LAYOUTS = { groups: ModuleGroups, cards: ModuleCards, covers: ModuleCovers };

/** The modules of a course or the chapters of a book, with their lessons. */
export function Curriculum({ section, id, background }: SectionProps<'curriculum'>) {
  const { heading, text, layout, total } = section;
  const Modules = LAYOUTS[layout];
  const hasWords = Boolean(heading || text);
  // With `groups` the modules are beside the heading where there is room.
  const hasColumns = layout === 'groups' && hasWords;
  return (
    <section id={id} className={`${section.isCompact ? 'compact-band' : 'band'} ${background}`}>
      <div className={`wrap ${hasColumns ? 'lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-16' : ''}`}>
        {hasWords && (
          <div>
            <SectionHead heading={heading} text={text} />
          </div>
        )}
        <div className={hasWords ? `mt-6 ${hasColumns ? 'lg:mt-1' : 'md:mt-10'}` : undefined}>
          <Modules section={section} Heading={heading ? 'h3' : 'h2'} />
          {total && <p className="mt-6 semibold text-lg">{total}</p>}
        </div>
      </div>
    </section>
  );
}
