import { observeVisibility } from '../observeVisibility.ts';

/**
 * Shows the buy bar and the buy button in the top bar while no element with `data-hides-buy-bar` is visible: the
 * page's own buy buttons have this attribute. Styles show one of the two, depending on the width of the window.
 * Implements docs/behaviour.md#buy-bar.
 */
export function startBuyBar(): void {
  const hidingElements = document.querySelectorAll('[data-hides-buy-bar]');
  const barAndButton = document.querySelectorAll('[data-buy-bar], [data-top-bar-button]');
  const show = (isShown: boolean) => {
    for (const element of barAndButton) element.toggleAttribute('data-shown', isShown);
    // For the chat button in the bar. The attribute is on the root, because `:has()` would be checked at every change
    // of the page.
    document.documentElement.toggleAttribute('data-buy-bar-shown', isShown);
  };
  if (hidingElements.length === 0) {
    show(true);
    return;
  }
  // Elements under the top bar are not visible. The height of the bar depends on the size of its text.
  const barHeight = document.querySelector('.top-bar')?.clientHeight ?? 0;
  observeVisibility(hidingElements, (visible) => show(visible.size === 0), `-${barHeight}px 0px 0px`);
}
