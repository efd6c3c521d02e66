/** The fixed or sticky bar that contains an element, if any. */
function barAround(element: Element | null): Element | undefined {
  for (let around = element; around; around = around.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around;
  return undefined;
}

/** Whether the whole element is on the screen and not covered by a fixed or sticky bar. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  const isUnderBar = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
    const bar = barAround(document.elementFromPoint((left + right) / 2, y));
    return bar && !bar.contains(element);
  });
  return isInside && !isUnderBar;
}

/**
 * Scrolls an element into view, after opening its question or going to its slide. Does nothing if the element is in
 * view and not in a closed question.
 */
export function scrollToElement(element: Element): void {
  const details = element.closest('details:not([open])');
  if (isInView(element) && !details) return;
  details?.setAttribute('open', '');
  const carousel = element.closest('[data-carousel]');
  // A click on a tab moves the carousel to its slide.
  const slide = carousel && element.closest('[id]');
  if (slide) carousel.querySelector<HTMLElement>(`a[href="#${CSS.escape(slide.id)}"]`)?.click();
  const { top, bottom } = element.getBoundingClientRect();
  if (carousel) scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
  // An element in a question that was just opened has no layout yet.
  else (details ?? element).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
