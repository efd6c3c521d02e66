import { fillPlaceholders } from '../../domain/placeholders.ts';
import { isUnmodified } from '../linkActivation.ts';
import styles from './pictureViewer.css?inline';
import { STEPS } from './steps.ts';

/** The links of the gallery around a link, in order. Empty if the link is in no gallery. */
const galleryOf = (link: Element): HTMLAnchorElement[] =>
  Array.from(link.closest('[data-gallery]')?.querySelectorAll('a[data-enlarge]') ?? []);

/** A press that moves this far, in px, is a drag. */
const DRAG_PX = 6;

/** Animates the large picture from the place and the width of the small one to its own, without fading. */
function growFrom(small: Element, large: Element, dialog: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [small.getBoundingClientRect(), large.getBoundingClientRect()];
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const timing = { duration: 240, easing: 'ease-out' };
  large.animate({ transformOrigin: ['0 0', '0 0'], transform: [start, 'none'] }, timing);
  // Prevents a scroll bar during the animation, if the small picture is at the edge of the screen.
  dialog.animate({ overflow: ['hidden', 'hidden'] }, timing);
}

/**
 * Opens the large picture of a link with `data-enlarge` in a dialog, with the quote and the caption of the figure
 * around the link. The dialog's buttons and the arrow keys go through the pictures of the same `data-gallery`. A press
 * on the picture enlarges it further; then a finger or a mouse drags it. Does nothing on a page without the dialog, or
 * in a browser without constructed style sheets. Implements docs/behaviour.md#enlarged-picture.
 */
export function startPictureViewer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-viewer]');
  const frame = dialog?.querySelector('[data-viewer-picture]');
  const caption = dialog?.querySelector('[data-viewer-caption]');
  const position = dialog?.querySelector<HTMLElement>('[data-viewer-position]');
  const zoomButton = dialog?.querySelector('[data-viewer-zoom]');
  if (!dialog || !frame || !caption || !position || !zoomButton || !('adoptedStyleSheets' in document))
    return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // Created here, because a picture without an address is invalid HTML.
  const large = new Image();
  large.draggable = false;
  frame.prepend(large);
  // One loader for all pictures: a new request replaces the previous one.
  const loader = new Image();
  loader.onload = () => {
    large.src = loader.src;
  };
  let shown: HTMLAnchorElement | undefined;
  let opener: HTMLAnchorElement | undefined;
  let draggedPx = 0;

  /** Shows the picture of a link. Returns the small picture, or null if the link has none. */
  const show = (link: HTMLAnchorElement): HTMLImageElement | null => {
    const small = link.querySelector('img');
    if (!small) return null;
    shown = link;
    dialog.removeAttribute('data-zoomed');
    // The attributes have the aspect ratio of the large picture; the properties have the size on the page.
    const width = Number(small.getAttribute('width'));
    const height = Number(small.getAttribute('height'));
    large.width = width;
    large.height = height;
    dialog.style.setProperty('--ratio', String(width / height));
    large.alt = small.alt;
    // The small picture shows at once, and the large one replaces it when it has loaded.
    large.src = small.currentSrc || link.href;
    loader.src = link.href;
    const figure = link.closest('figure');
    const words = figure?.querySelector('figcaption')?.cloneNode(true).childNodes ?? [];
    caption.replaceChildren(figure?.querySelector('blockquote')?.cloneNode(true) ?? '', ...words);
    const gallery = galleryOf(link);
    dialog.toggleAttribute('data-single', gallery.length < 2);
    position.textContent = fillPlaceholders(position.dataset['viewerPosition'] ?? '', {
      posicao: String(gallery.indexOf(link) + 1),
      total: String(gallery.length),
    });
    return small;
  };
  const step = (by: number | undefined) => {
    if (!by || !shown) return;
    const links = galleryOf(shown);
    const next = links.at((links.indexOf(shown) + by) % links.length);
    if (next) show(next);
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    step(STEPS[event.target.closest<HTMLElement>('[data-viewer-step]')?.dataset['viewerStep'] ?? '']);
    const link = event.target.closest<HTMLAnchorElement>('a[data-enlarge]');
    const small = link && isUnmodified(event) && show(link);
    if (!small) return;
    event.preventDefault();
    opener = link;
    // Not showModal(), which makes the whole page inert and recalculates its styles before the dialog is painted.
    dialog.show();
    growFrom(small, large, dialog);
    requestAnimationFrame(() => setTimeout(() => setPageInert(dialog.open)));
  };
  const setPageInert = (isInert: boolean) => {
    for (const element of document.body.children)
      if (element instanceof HTMLElement && element !== dialog) element.inert = isInert;
  };
  const onClose = () => {
    setPageInert(false);
    opener?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (!dialog.open || !isUnmodified(event)) return;
    if (event.key === 'Escape') dialog.close();
    step(STEPS[event.key]);
  };
  // Scrolls down to the pressed line, and across to its beginning or end, so that no word is cut. A scroll by less than
  // a quarter of the height would only cut the first line.
  const zoom = ({ offsetX, offsetY }: Pick<MouseEvent, 'offsetX' | 'offsetY'>) => {
    const [across, down] = [offsetX / large.clientWidth, offsetY / large.clientHeight];
    dialog.toggleAttribute('data-zoomed');
    const top = down * large.clientHeight - frame.clientHeight / 2;
    frame.scrollTo(across > 0.5 ? frame.scrollWidth : 0, top < frame.clientHeight / 4 ? 0 : top);
  };
  // Browsers scroll with a finger themselves. A captured mouse still drags the picture when it leaves the frame.
  const startDrag = ({ pointerType, pointerId }: PointerEvent) => {
    draggedPx = 0;
    if (pointerType === 'mouse') large.setPointerCapture(pointerId);
  };
  const drag = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    draggedPx += Math.abs(movementX) + Math.abs(movementY);
    frame.scrollBy(-movementX, -movementY);
  };
  document.addEventListener('click', onClick);
  large.addEventListener('pointerdown', startDrag);
  large.addEventListener('pointermove', drag);
  large.addEventListener('click', (event) => draggedPx < DRAG_PX && zoom(event));
  zoomButton.addEventListener('click', () => zoom({ offsetX: 0, offsetY: 0 }));
  document.addEventListener('keydown', onKey);
  dialog.addEventListener('close', onClose);
}
