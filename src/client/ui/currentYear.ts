/**
 * Updates the copyright year to the visitor's year, unless that is before the year of the build, because the visitor's
 * clock may be wrong. Implements docs/behaviour.md#footer.
 */
export function startCurrentYear(): void {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    const year = new Date().getFullYear();
    // Writes only a later year, because each write costs another layout.
    if (year > Number(element.textContent)) element.textContent = String(year);
  }
}
