import { Points } from '../../components/Points.tsx';
import type { SectionProps } from '../context.ts';
import { SectionEnd } from '../SectionEnd.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { ComparisonLists } from './comparison.fields.ts';

/** Two lists, or a table of options. */
export function Comparison({ section, id, background, context, phases }: SectionProps<'comparison'>) {
  const { heading, text, body, closing, button } = section;
  return (
    <section id={id} className={`${section.isCompact ? 'compact-band' : 'band'} ${background}`}>
      <div className="wrap">
        <SectionHead heading={heading} text={text} />
        <div className={heading || text ? 'mt-6 md:mt-10' : undefined}>
          {body.kind === 'lists' ? (
            <Lists body={body} Heading={heading ? 'h3' : 'h2'} />
          ) : (
            <ComparisonTable body={body} words={context.words} />
          )}
        </div>
        <SectionEnd closing={closing} button={button} phases={phases} />
      </div>
    </section>
  );
}

type ListsProps = { body: ComparisonLists; Heading: 'h2' | 'h3' };

/** Two lists, side by side where there is room. A list with ticks has the background of a card. */
function Lists({ body, Heading }: ListsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4 md:gap-6">
      {body.lists.map(({ title, mark, items }, index) => (
        <div key={index} className={`rounded-lg frame padded ${mark === 'yes' ? 'bg-sheet' : ''}`}>
          <Heading className="subtitle">{title}</Heading>
          <Points points={items} areNegative={mark === 'no'} className="mt-5" />
        </div>
      ))}
    </div>
  );
}
