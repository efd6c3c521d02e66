import { offerWith } from '../../content-model/schemas.ts';
import type { SectionProps } from '../context.ts';
import { BelowBuyButton } from '../prices/BelowBuyButton.tsx';
import { PriceFrame } from '../prices/PriceFrame.tsx';
import { PriceStrip } from '../prices/PriceStrip.tsx';
import { Plan } from './Plan.tsx';

const COLUMNS = { 2: 'max-w-240 md:grid-cols-2', 3: 'lg:grid-cols-3' } as const;

/** Two or three offers side by side: each with its price, its button and what it includes. */
export function Plans({ section, id, background, context, phases }: SectionProps<'plans'>) {
  const { plans } = section;
  // A deadline or a promotion applies only to offers without a fixed price.
  const changingPlan = plans.find(({ offer }) => !offerWith(context, offer)?.isFixed) ?? plans[0];
  return (
    <PriceFrame section={section} id={id} background={background} context={context}>
      <div className="mx-auto mt-6 grid max-w-160 gap-2 empty:hidden">
        <PriceStrip
          id={id}
          context={context}
          phases={phases}
          offer={changingPlan?.offer}
          label={section.countdownLabel}
          buy={changingPlan?.buy ?? ''}
          className="rounded-md"
        />
      </div>
      <div className={`mx-auto mt-10 grid gap-x-6 gap-y-8 ${COLUMNS[plans.length as keyof typeof COLUMNS]}`}>
        {plans.map((plan, index) => (
          <Plan key={plan.title} plan={plan} index={index} context={context} phases={phases} />
        ))}
      </div>
      <BelowBuyButton section={section} phases={phases} />
    </PriceFrame>
  );
}
