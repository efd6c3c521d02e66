/** Updates the copyright year, but never to one before the build, which a wrong clock would give. Implements docs/behaviour.md#footer. */
export function startCurrentYear(): void {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    const year = new Date().getFullYear();
    // Without a change nothing is written, which would cost the page another layout.
    if (year > Number(element.textContent)) element.textContent = String(year);
  }
}
