/**
 * Loads the brand's two font families, so that they do not compete with the first paint, and shows them together. Loads nothing
 * where the visitor saves data. Until then system fonts of the same measures are shown.
 */
export function startFonts(): void {
  if (navigator.connection?.saveData) return;
  // One call for each, because WebKit loads only the first family of a list.
  Promise.all([document.fonts.load('600 1em Text'), document.fonts.load('600 1em Title')]).then(
    () => document.documentElement.classList.add('fonts'),
    () => {},
  );
}
