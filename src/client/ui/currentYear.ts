/** Updates the copyright year, but never to one before the build, which a wrong clock would give. Implements docs/behaviour.md#footer. */
export function startCurrentYear(): void {
  for (const element of document.querySelectorAll('[data-current-year]')) {
    const builtIn = Number(element.textContent);
    element.textContent = String(Math.max(builtIn, new Date().getFullYear()));
  }
}
