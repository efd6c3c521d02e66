import { BigPrice } from '../../components/BigPrice.tsx';
import { BuyLink } from '../../components/BuyLink.tsx';
import { ByPhase } from '../../components/ByPhase.tsx';
import { Icon } from '../../components/Icon.tsx';
import { StruckPrice } from '../../components/StruckPrice.tsx';
import { offerIn } from '../../content-model/pricePhases.ts';
import type { PageContext, SectionPhase } from '../context.ts';
import type { SectionOf } from '../index.ts';

type Props = {
  plan: SectionOf<'plans'>['plans'][number];
  index: number;
  context: PageContext;
  phases: readonly SectionPhase<'plans'>[];
};

/** One of several offers. Its texts about the price are those of the current phase. */
export function Plan({ plan, index, context, phases }: Props) {
  const { words, page, formatPrice } = context;
  return (
    <div className={`plan relative rounded-lg bg-sheet padded ${plan.highlight ? 'plan-highlighted' : ''}`}>
      <div>
        {plan.highlight && (
          // On the edge of the card.
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
                {reducedFrom !== undefined && (
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
                    {texts.discount && (
                      <span className="semibold rounded-pill frame bg-horizon px-[12px] py-0.5 text-sm">
                        {texts.discount}
                      </span>
                    )}
                    <StruckPrice words={words} previous={formatPrice(reducedFrom)} />
                  </p>
                )}
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
          {(phase) => {
            const { checkout, isOver } = offerIn(phase, plan.offer);
            const { buy } = phase.section.plans[index] ?? plan;
            return (
              <BuyLink
                checkout={checkout}
                label={isOver ? (page.buyBar ?? buy) : buy}
                className="w-full text-lg"
              />
            );
          }}
        </ByPhase>
      </div>
      <ul className="text-balance line-above grid content-start gap-3 pt-5">
        {plan.includes.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Icon name="check" className="size-6 flex-none text-plum" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
