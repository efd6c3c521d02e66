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

/** Shows what is folded away, and scrolls there. */
export function reveal(element: Element): void {
  const details = element.closest('details');
  if (details) details.open = true;
  const island = element.closest('astro-island');
  // A slide of the carousel comes by its tab.
  const slide = island && element.closest('[id]');
  if (slide) island.querySelector<HTMLElement>(`a[href="#${CSS.escape(slide.id)}"]`)?.click();
  // What has just been unfolded has no place yet.
  const target = details ?? element;
  const { top, bottom } = target.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight && !details) return;
  if (island) scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
  else target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
