import { BigPrice } from '../../components/BigPrice.tsx';
import { ByPhase } from '../../components/ByPhase.tsx';
import { Icon } from '../../components/Icon.tsx';
import { offerIn, type PricePhase } from '../../content-model/pricePhases.ts';
import { offerWith } from '../../content-model/schemas.ts';
import type { PageContext } from '../context.ts';
import type { SectionOf } from '../index.ts';
import { Decline } from './Decline.tsx';
import { OfferButton } from './OfferButton.tsx';

type Card = SectionOf<'ladder'> | SectionOf<'offerHero'>;

type Props = {
  section: Card;
  context: PageContext;
  phases: readonly (PricePhase & { section: Card })[];
  className?: string;
};

/** An offer's card: the list price and the usual price as rows, the offer's own price in a box, and the buy link. */
export function OfferCard({ section, context, phases, className = '' }: Props) {
  const isFixed = offerWith(context, section.offer)?.isFixed;
  // The price of a fixed offer is the same in every phase.
  const ownPhases = isFixed ? phases.slice(0, 1) : phases;
  return (
    <div className={`rounded-lg bg-sheet padded text-ink lifted ${className}`}>
      <ByPhase phases={phases}>{(phase) => <Rows phase={phase} context={context} />}</ByPhase>
      <div className={`rounded-md frame bg-gold px-snug pb-4 md:px-6 ${section.badge ? '' : 'pt-4'}`}>
        {section.badge && (
          // On the box's top edge.
          <p className="bold relative -mt-3.5 mb-3 w-fit rounded-pill bg-ink px-3 py-1 text-horizon text-[calc(0.75*var(--unit))]">
            {section.badge}
          </p>
        )}
        {section.exclusiveLabel && <p className="medium">{section.exclusiveLabel}</p>}
        <ByPhase phases={ownPhases}>{(phase) => <OwnPrice phase={phase} context={context} />}</ByPhase>
      </div>
      <div data-hides-buy-bar className="mt-5 md:mt-6">
        <ByPhase phases={ownPhases}>
          {(phase) => (
            <OfferButton
              offer={section.offer}
              label={phase.section.buy}
              phase={phase}
              context={context}
              className="w-full max-sm:px-[12px] text-buy"
            />
          )}
        </ByPhase>
      </div>
      <Decline decline={section.decline} phases={phases} />
      {section.trust.length > 0 && (
        <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,40%)),1fr))] gap-x-3 gap-y-2 text-balance text-soft text-[0.875rem]">
          {section.trust.map((item) => (
            <li key={item} className="flex items-center gap-1.5">
              <Icon name="check" className="size-4 flex-none text-plum" />
              {item}
            </li>
          ))}
        </ul>
      )}
      {section.warning && (
        <p className="beside mt-5 gap-3 rounded-md frame p-4 text-sm medium">
          <Icon name="warning" className="size-6 flex-none text-ember" />
          <span className="text-balance">{section.warning}</span>
        </p>
      )}
    </div>
  );
}

type PhaseProps = { phase: Props['phases'][number]; context: PageContext };

function OwnPrice({ phase, context: { formatPrice } }: PhaseProps) {
  const { section } = phase;
  const { price, period, reducedFrom } = offerIn(phase, section.offer);
  const note = [period, section.paymentNote].filter(Boolean).join(' ');
  return (
    <>
      <p className="card flex flex-wrap items-baseline gap-x-2">
        <BigPrice price={formatPrice(price)} />
        {note && <span className="medium">{note}</span>}
      </p>
      {section.discount && reducedFrom !== undefined && (
        <p className="semibold text-plum text-sm">{section.discount}</p>
      )}
    </>
  );
}

const ROW = 'flex flex-wrap justify-between gap-x-4';

/** The prices above the offer's own: its list price and, in the phase `usual`, the main offer's price. */
function Rows({ phase, context: { formatPrice } }: PhaseProps) {
  const { normalLabel, promotionalLabel, offer } = phase.section;
  const { reducedFrom } = offerIn(phase, offer);
  const hasListPrice = normalLabel && reducedFrom !== undefined;
  const hasUsualPrice = promotionalLabel && phase.name === 'usual';
  if (!hasListPrice && !hasUsualPrice) return null;
  return (
    <div className="mb-7 text-soft">
      {hasListPrice && (
        <p className={ROW}>
          {normalLabel} <s>{formatPrice(reducedFrom)}</s>
        </p>
      )}
      {hasUsualPrice && (
        <p className={`${ROW} ${hasListPrice ? 'mt-2 line-above pt-2' : ''}`}>
          {promotionalLabel} <span>{formatPrice(offerIn(phase).price)}</span>
        </p>
      )}
    </div>
  );
}
