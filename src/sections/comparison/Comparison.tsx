import { Prose } from '../../components/Prose.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import type { SectionProps } from '../context.ts';
import { ComparisonLists } from './ComparisonLists.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

/** Two lists, or a table of options. */
export function Comparison({ section, id, light, context, phases }: SectionProps<'comparison'>) {
  const { heading, text, body, closing, button } = section;
  return (
    <section id={id} className={`${section.isClose ? 'close-band' : 'band'} ${light}`}>
      <div className="wrap">
        {heading && <h2 className="title">{heading}</h2>}
        {text && (
          <p className={`max-w-[36em] text-lg text-soft ${heading ? 'mt-4' : ''}`}>
            <Prose text={text} />
          </p>
        )}
        <div className={heading || text ? 'mt-6 md:mt-10' : undefined}>
          {body.kind === 'lists' ? (
            <ComparisonLists body={body} Heading={heading ? 'h3' : 'h2'} />
          ) : (
            <ComparisonTable body={body} words={context.words} />
          )}
        </div>
        {closing && (
          <p className="mt-6 max-w-[36em] text-lg">
            <Prose text={closing} />
          </p>
        )}
        {button && <TargetLink {...button} phases={phases} className="mt-8 w-full sm:w-auto sm:px-12" />}
      </div>
    </section>
  );
}
