import { isUnmodifiedClick } from '../linkActivation.ts';

/**
 * Enlarges a picture in a dialog: a link with `data-enlarge` leads to the large picture, and with scripts opens it on the
 * page. Does nothing on a page without the dialog. Implements docs/behaviour.md#enlarged-picture.
 */
export function startPictureViewer(): () => void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-viewer]');
  if (!dialog) return () => {};
  // Created here, because a picture without an address is invalid HTML.
  const large = new Image();
  large.className = 'rounded-md';
  dialog.prepend(large);
  // One loader for all pictures: a new request replaces the one before.
  const loader = new Image();
  loader.onload = () => {
    large.src = loader.src;
  };
  const controller = new AbortController();
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : null;
    const small = link?.querySelector('img');
    if (!link || !small || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    large.width = small.width;
    large.height = small.height;
    large.alt = small.alt;
    // The small picture shows at once, and the large one replaces it when it has loaded.
    large.src = small.currentSrc || link.href;
    loader.src = link.href;
    dialog.showModal();
  };
  document.addEventListener('click', onClick, { signal: controller.signal });
  return () => {
    large.remove();
    controller.abort();
  };
}
