import { observeVisibility } from '../observeVisibility.ts';

/**
 * Shows the buy bar at the foot of a phone's screen once the price has been seen, while no other buy link is visible.
 * Without scripts it stands at the end of the page. Does nothing on a page without the bar. Implements
 * docs/behaviour.md#buy-bar.
 */
export function startBuyBar(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-buy-bar]');
  const price = document.getElementById('preco');
  if (!bar || !price) return () => {};
  const others = Array.from(document.querySelectorAll('[data-buy-link]')).filter(
    (link) => !bar.contains(link),
  );
  let hasSeenPrice = false;
  return observeVisibility([price, ...others], (visible) => {
    const isPriceVisible = visible.has(price);
    hasSeenPrice ||= isPriceVisible;
    const visibleLinks = visible.size - Number(isPriceVisible);
    bar.toggleAttribute('data-shown', hasSeenPrice && visibleLinks === 0);
  });
}
