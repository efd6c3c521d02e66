import { StepList } from '../../components/StepList.tsx';
import { countInWords } from '../../domain/format.ts';
import { fillPlaceholders } from '../../domain/placeholders.ts';
import type { SectionProps } from '../context.ts';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Numbered steps. The heading may name their number. */
export function Steps({ section, id, light }: SectionProps<'steps'>) {
  const { heading, isClose, items } = section;
  const passos = countInWords(items.length, 'masculine');
  const title = fillPlaceholders(heading, { passos, Passos: capitalized(passos) });
  return (
    <section id={id} className={`${isClose ? 'close-band' : 'band'} ${light}`}>
      <div className="wrap">
        <h2 className={`title ${isClose ? 'mb-8' : 'mb-6 max-w-[14.25em] md:mb-10'}`}>{title}</h2>
        <StepList steps={items} />
      </div>
    </section>
  );
}
