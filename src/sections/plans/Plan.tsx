import { BigPrice } from '../../components/BigPrice.tsx';
import { ByPhase } from '../../components/ByPhase.tsx';
import { Point } from '../../components/Points.tsx';
import { offerIn } from '../../content-model/pricePhases.ts';
import type { PageContext, SectionPhase } from '../context.ts';
import type { SectionOf } from '../index.ts';
import { OfferButton } from '../prices/OfferButton.tsx';
import { ReducedFrom } from '../prices/ReducedFrom.tsx';

type Props = {
  plan: SectionOf<'plans'>['plans'][number];
  index: number;
  context: PageContext;
  phases: readonly SectionPhase<'plans'>[];
};

/** One of several offers. Its texts about the price follow the current phase. */
export function Plan({ plan, index, context, phases }: Props) {
  const { formatPrice } = context;
  return (
    <div className={`plan relative rounded-lg bg-sheet padded ${plan.highlight ? 'plan-highlighted' : ''}`}>
      <div>
        {plan.highlight && (
          // On the card's top edge.
          <p className="bold absolute top-0 -translate-y-1/2 rounded-pill bg-ink px-3 py-1 text-horizon text-xs">
            {plan.highlight}
          </p>
        )}
        <h3 className="subtitle">{plan.title}</h3>
        {plan.note && <p className="mt-1 text-balance text-soft">{plan.note}</p>}
      </div>
      <div className="card self-end">
        <ByPhase phases={phases}>
          {(phase) => {
            const { price, reducedFrom, installments, period } = offerIn(phase, plan.offer);
            const texts = phase.section.plans[index] ?? plan;
            return (
              <>
                <ReducedFrom reducedFrom={reducedFrom} discount={texts.discount} context={context} />
                <p className="flex flex-wrap items-baseline gap-x-2.5">
                  <BigPrice price={formatPrice(price)} />
                  {period && <span className="medium">{period}</span>}
                </p>
                {installments && texts.installments && <p>{texts.installments}</p>}
              </>
            );
          }}
        </ByPhase>
      </div>
      <div data-hides-buy-bar>
        <ByPhase phases={phases}>
          {(phase) => (
            <OfferButton
              offer={plan.offer}
              label={(phase.section.plans[index] ?? plan).buy}
              phase={phase}
              context={context}
            />
          )}
        </ByPhase>
      </div>
      <ul className="text-balance line-above grid content-start gap-3 pt-5">
        {plan.includes.map((item) => (
          <Point key={item}>{item}</Point>
        ))}
      </ul>
    </div>
  );
}
