import { OfferPrice } from '../../components/OfferPrice.tsx';
import { Prose } from '../../components/Prose.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import { formatReais } from '../../domain/format.ts';
import type { SectionProps } from '../context.ts';
import { BonusCards } from './BonusCards.tsx';
import { BonusList } from './BonusList.tsx';
import { bonusItems, sumOfValues } from './bonusItems.ts';

/** The bonuses with their values, the sum of the values, and the price of an offer. */
export function Bonuses({ section, id, background, context, phases }: SectionProps<'bonuses'>) {
  const { heading, text, layout, sum, total, button } = section;
  const { words, product, formatPrice } = context;
  const items = bonusItems(section, product.bonuses);
  const isList = layout === 'list';
  const Items = isList ? BonusList : BonusCards;
  return (
    <section id={id} className={`band ${background}`}>
      <div className="wrap">
        <h2 className="title max-w-[19em]">{heading}</h2>
        {text && (
          <p className="mt-4 max-w-[36em] text-balance text-lg">
            <Prose text={text} />
          </p>
        )}
        <div className={`mt-6 ${isList ? 'rounded-lg frame bg-sheet padded' : ''}`}>
          <Items items={items} context={context} />
          {(sum || total) && (
            <div className={`${isList ? 'line-above mt-5 pt-5' : 'pt-8'} grid gap-2 text-center`}>
              {sum && (
                <p className="text-lg">
                  {sum}: <strong className="whitespace-nowrap">{formatReais(sumOfValues(items))}</strong>
                </p>
              )}
              {total && (
                <>
                  <p className="medium text-lg">{total.label}</p>
                  <OfferPrice
                    offer={total.offer}
                    phases={phases}
                    words={words}
                    formatPrice={formatPrice}
                    className="text-lg"
                    priceClass="title"
                  />
                </>
              )}
            </div>
          )}
          {button && (
            <div className="mt-6 text-center">
              <TargetLink {...button} phases={phases} className="w-full sm:w-auto sm:px-12" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
