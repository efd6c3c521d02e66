import { isPlainClick } from './plainClick.ts';

/**
 * Enlarges a picture in a dialog: a link with `data-enlarge` leads to the large picture, and with scripts opens it on
 * the page (specification §2, testimonials). The dialog closes as every dialog does, and the focus returns to the link.
 * Does nothing on a page without the dialog.
 */
export function startPictureViewer(): () => void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-viewer]');
  if (!dialog) return () => {};
  // Not in the page before: there a picture without an address is no right HTML.
  const large = new Image();
  large.className = 'rounded-md';
  dialog.prepend(large);
  // One for all: who asks for the next picture does not wait for the one before.
  const full = new Image();
  full.onload = () => {
    large.src = full.src;
  };
  const life = new AbortController();
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : null;
    const small = link?.querySelector('img');
    if (!link || !small || !isPlainClick(event)) return;
    event.preventDefault();
    large.width = small.width;
    large.height = small.height;
    large.alt = small.alt;
    // What is there already shows at once; the large picture takes its place when it has come.
    large.src = small.currentSrc || link.href;
    full.src = link.href;
    dialog.showModal();
  };
  document.addEventListener('click', onClick, { signal: life.signal });
  return () => {
    large.remove();
    life.abort();
  };
}
