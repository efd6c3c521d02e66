import { watchInView } from './inView.ts';

/** Whether the bar shows: the price has been seen, and no other buy link is in sight. */
export function isBuyBarShown(hasSeenPrice: boolean, visibleBuyLinks: number): boolean {
  return hasSeenPrice && visibleBuyLinks === 0;
}

/**
 * Keeps a buy button one thumb away on a phone once the price section has been in view. Without scripts the bar stands
 * at the foot of the screen from the price section on. Does nothing on a page without the bar.
 */
export function startBuyBar(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-buy-bar]');
  const price = document.getElementById('preco');
  if (!bar || !price) return () => {};
  const others = Array.from(document.querySelectorAll('.buy-link')).filter((link) => !bar.contains(link));
  let hasSeenPrice = false;
  return watchInView([price, ...others], (inView) => {
    const isPriceInView = inView.has(price);
    hasSeenPrice ||= isPriceInView;
    bar.toggleAttribute('data-shown', isBuyBarShown(hasSeenPrice, inView.size - Number(isPriceInView)));
  });
}
