import { observeVisibility } from '../observeVisibility.ts';

/**
 * Keeps a buy button on the screen: when the hero's button has left above and no price card is visible, the buy bar
 * shows at the foot of the screen, or from 1024 px on the green button in the top bar. Without scripts the bar is at the
 * foot of the screen. `data-hides-buy-bar` marks the hero's button and the price cards; does nothing on a page without them.
 * Implements docs/behaviour.md#buy-bar.
 */
export function startWayToBuy(): () => void {
  const others = document.querySelectorAll('[data-hides-buy-bar]');
  const [first] = others;
  if (!first) return () => {};
  const ways = document.querySelectorAll('[data-buy-bar], [data-top-bar-button]');
  // Under the top bar nothing is visible. It may be as high as its letters are large.
  const barHeight = document.querySelector('.top-bar')?.clientHeight ?? 0;
  return observeVisibility(
    others,
    (visible) => {
      // Beside large text the hero's button may be below the first screen.
      const isShown = visible.size === 0 && first.getBoundingClientRect().top < window.innerHeight;
      for (const way of ways) way.toggleAttribute('data-shown', isShown);
      // For the chat button, which is in the bar. On the root, because `:has()` would be checked at every change of the page.
      document.documentElement.toggleAttribute('data-buy-bar-shown', isShown);
    },
    `-${barHeight}px 0px 0px`,
  );
}
