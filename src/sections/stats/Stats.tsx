import { StatList } from '../../components/StatList.tsx';
import type { SectionProps } from '../context.ts';

/** Large numbers in a row, with a heading above and their source below. */
export function Stats({ section, id, background }: SectionProps<'stats'>) {
  const { heading, numbers, note } = section;
  return (
    <section id={id} className={`compact-band text-center ${background}`}>
      <div className="wrap">
        {heading && <h2 className="title mb-6 md:mb-8">{heading}</h2>}
        <StatList stats={numbers} className="mx-auto" />
        {note && <p className="mt-6 text-sm text-soft">{note}</p>}
      </div>
    </section>
  );
}
