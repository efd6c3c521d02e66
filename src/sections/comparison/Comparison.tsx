import type { SectionProps } from '../context.ts';
import { SectionEnd } from '../SectionEnd.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { ComparisonLists } from './ComparisonLists.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

/** Two lists, or a table of options. */
export function Comparison({ section, id, light, context, phases }: SectionProps<'comparison'>) {
  const { heading, text, body, closing, button } = section;
  return (
    <section id={id} className={`${section.isCompact ? 'compact-band' : 'band'} ${light}`}>
      <div className="wrap">
        <SectionHead heading={heading} text={text} />
        <div className={heading || text ? 'mt-6 md:mt-10' : undefined}>
          {body.kind === 'lists' ? (
            <ComparisonLists body={body} Heading={heading ? 'h3' : 'h2'} />
          ) : (
            <ComparisonTable body={body} words={context.words} />
          )}
        </div>
        <SectionEnd closing={closing} button={button} phases={phases} />
      </div>
    </section>
  );
}
