/**
 * Loads the brand's two fonts after the page, so that they do not compete with the first paint, and shows them
 * together. Until then system fonts with the same metrics are shown. Loads nothing for a visitor who saves data.
 * A change of the elements' font family would recalculate the styles of the whole page, so the page always uses the
 * same families, and this function adds their fonts.
 */
export function startFonts(): void {
  const { documentElement: root, fonts } = document;
  if (navigator.connection?.saveData) return;
  const args: ConstructorParameters<typeof FontFace>[] = JSON.parse(root.dataset['fonts'] ?? '[]');
  Promise.all(args.map((one) => new FontFace(...one).load())).then(
    (loaded) => {
      for (const font of loaded) fonts.add(font);
      root.classList.add('fonts');
    },
    () => {},
  );
}
