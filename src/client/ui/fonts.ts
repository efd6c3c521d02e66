/**
 * Loads the brand's two font families after the page, so that they do not compete with the first paint, and shows them
 * together. Until then system fonts with the same metrics are shown. Loads nothing for a visitor who saves data.
 */
export function startFonts(): void {
  if (navigator.connection?.saveData) return;
  // One call for each family, because WebKit loads only the first family of a list.
  Promise.all([document.fonts.load('600 1em Text'), document.fonts.load('600 1em Title')]).then(
    () => document.documentElement.classList.add('fonts'),
    () => {},
  );
}
