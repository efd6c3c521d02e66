/**
 * Updates the copyright year, but not to a year before the build, which a wrong clock could cause. Implements
 * docs/behaviour.md#footer.
 */
export function startCurrentYear(): void {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    const year = new Date().getFullYear();
    // Only writes a change, because each write costs the page another layout.
    if (year > Number(element.textContent)) element.textContent = String(year);
  }
}
