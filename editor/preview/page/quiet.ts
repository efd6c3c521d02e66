/** Disables redirects, prompts and tracking in the preview, by changing their markup before the page's own scripts read it. */
export function switchOffBehaviour(): void {
  const main = document.querySelector<HTMLElement>('[data-scroll-redirect]');
  if (main) {
    main.dataset['scrollRedirect'] = 'off';
    main.dataset['exitIntent'] = 'off';
    delete main.dataset['leaveMessage'];
  }
  // Without this attribute there is neither a consent notice nor tracking.
  delete document.querySelector<HTMLElement>('[data-consent]')?.dataset['consent'];
}

/** Scrolls an element into view; opens its closed question or goes to its slide. Does nothing when it is in view. */
export function reveal(element: Element): void {
  const details = element.closest('details:not([open])');
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isVisible = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  if (isVisible && !details) return;
  details?.setAttribute('open', '');
  const island = element.closest('astro-island');
  // The carousel goes to a slide by a click on its tab.
  const slide = island && element.closest('[id]');
  if (slide) island.querySelector<HTMLElement>(`a[href="#${CSS.escape(slide.id)}"]`)?.click();
  if (island) scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
  // An element that has just been unfolded has no layout yet.
  else (details ?? element).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
