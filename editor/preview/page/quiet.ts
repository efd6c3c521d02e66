/** Switches off what would lead away, ask or measure while one edits. Runs before the page's own scripts look for it. */
export function switchOffBehaviour(): void {
  const main = document.querySelector<HTMLElement>('[data-scroll-redirect]');
  if (main) {
    main.dataset['scrollRedirect'] = 'off';
    main.dataset['exitIntent'] = 'off';
    delete main.dataset['leaveMessage'];
  }
  // Without it there is neither a notice nor anything to measure.
  delete document.querySelector<HTMLElement>('[data-consent]')?.dataset['consent'];
}

/** Brings an element to the screen, also out of a closed question or from another slide; nothing moves when it is there. */
export function reveal(element: Element): void {
  const details = element.closest('details:not([open])');
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isVisible = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  if (isVisible && !details) return;
  details?.setAttribute('open', '');
  const island = element.closest('astro-island');
  // A slide of the carousel comes by its tab.
  const slide = island && element.closest('[id]');
  if (slide) island.querySelector<HTMLElement>(`a[href="#${CSS.escape(slide.id)}"]`)?.click();
  if (island) scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
  // What has just been unfolded has no place yet.
  else (details ?? element).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
