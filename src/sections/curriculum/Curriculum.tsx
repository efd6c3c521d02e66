import type { SectionProps } from '../context.ts';
import { SectionHead } from '../SectionHead.tsx';
import { ModuleCards } from './ModuleCards.tsx';
import { ModuleCovers } from './ModuleCovers.tsx';
import { ModuleGroups } from './ModuleGroups.tsx';

const LAYOUTS = { groups: ModuleGroups, cards: ModuleCards, covers: ModuleCovers };

/** The modules of a course or the chapters of a book, with their lessons. */
export function Curriculum({ section, id, light }: SectionProps<'curriculum'>) {
  const { heading, text, layout, total } = section;
  const Modules = LAYOUTS[layout];
  const hasWords = Boolean(heading || text);
  // Lines that open are beside their heading: see ModuleGroups.css.
  const hasColumns = layout === 'groups' && hasWords;
  return (
    <section id={id} className={`${section.isCompact ? 'compact-band' : 'band'} ${light}`}>
      <div className={`wrap ${hasColumns ? 'module-columns' : ''}`}>
        {hasWords && (
          <div>
            <SectionHead heading={heading} text={text} />
          </div>
        )}
        <div className={hasWords && !hasColumns ? 'mt-6 md:mt-10' : undefined}>
          <Modules section={section} Heading={heading ? 'h3' : 'h2'} />
          {total && <p className="mt-6 semibold text-lg">{total}</p>}
        </div>
      </div>
    </section>
  );
}
