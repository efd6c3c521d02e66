/**
 * Brings the two font families in once the page has loaded, so that they do not compete with the first paint; spares
 * them where the visitor saves data. Until then faces of the system stand in, set to the same measures.
 */
export function startFonts(): void {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (connection && typeof connection === 'object' && 'saveData' in connection && connection.saveData) return;
  const bring = () =>
    Promise.all([document.fonts.load('1em Figtree'), document.fonts.load('600 1em Fraunces')]).then(
      () => document.documentElement.classList.add('fonts-ready'),
      () => {},
    );
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring, { once: true });
}
