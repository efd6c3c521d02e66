import { observeVisibility } from '../observeVisibility.ts';

/**
 * Keeps a buy button on the screen: while no element with `data-hides-buy-bar` is visible, the buy bar shows at the
 * foot of the screen, or from 1024 px on the green button in the top bar. Without scripts the bar is always at the foot
 * of the screen. The hero's button, the price card and the offer's two buttons have the attribute; does nothing on a
 * page without it. Implements docs/behaviour.md#buy-bar.
 */
export function startBuyBar(): void {
  const others = document.querySelectorAll('[data-hides-buy-bar]');
  if (others.length === 0) return;
  const ways = document.querySelectorAll('[data-buy-bar], [data-top-bar-button]');
  // Elements under the top bar are not visible. The height of the bar depends on the size of its text.
  const barHeight = document.querySelector('.top-bar')?.clientHeight ?? 0;
  observeVisibility(
    others,
    (visible) => {
      for (const way of ways) way.toggleAttribute('data-shown', visible.size === 0);
      // For the chat button, which is in the bar. On the root, because `:has()` would be checked at every change of
      // the page.
      document.documentElement.toggleAttribute('data-buy-bar-shown', visible.size === 0);
    },
    `-${barHeight}px 0px 0px`,
  );
}
