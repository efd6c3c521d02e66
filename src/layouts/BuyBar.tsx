import { BuyLink } from '../components/BuyLink.tsx';
import { ByPhase } from '../components/ByPhase.tsx';
import { offerIn } from '../content-model/pricePhases.ts';
import type { PageContext } from '../sections/context.ts';

type Props = { context: PageContext };

/**
 * The price and a buy button at the bottom of the screen. On a page without a top bar, this bar is at the top from
 * 768 px on, with the site's name. See client/ui/buyBar.ts.
 */
export function BuyBar({ context: { page, site, words, phases, formatPrice } }: Props) {
  const { buyBar, topBar, offer } = page;
  if (!buyBar || !offer) return null;
  return (
    <aside aria-label={words.buyBar} data-buy-bar className={`buy-bar ${topBar ? 'lg:hidden' : ''}`}>
      <div className={`wrap buy-bar-row ${topBar ? '' : 'md:flex-nowrap'}`}>
        {!topBar && <p className="me-auto font-title text-lg max-md:hidden">{site.name}</p>}
        <ByPhase phases={phases}>
          {(phase) => {
            const { price, period, checkout } = offerIn(phase, offer);
            return (
              <>
                <strong className="subtitle whitespace-nowrap text-xl">
                  {formatPrice(price)}
                  {period && <span className="text-sm"> {period}</span>}
                </strong>
                <BuyLink
                  checkout={checkout}
                  label={buyBar}
                  className={`buy-bar-button ${topBar ? '' : 'md:flex-none'}`}
                />
              </>
            );
          }}
        </ByPhase>
      </div>
    </aside>
  );
}
