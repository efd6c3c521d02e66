import { boxAround, type LiveSpot, samePlace, spotAt } from './spots.ts';

declare global {
  interface Window {
    /**
     * Returns the last click before this page's script was ready, if any, and stops keeping clicks. Defined in
     * integration.ts.
     */
    takePendingClick?: () => MouseEvent | undefined;
  }
}

/** A pointer that moves further than this between press and release drags something, such as the carousel. */
const MAX_CLICK_MOVE_PX = 8;

const NEXT_KEYS = ['ArrowDown', 'ArrowRight'];
const PREVIOUS_KEYS = ['ArrowUp', 'ArrowLeft'];

type Options = {
  spots: () => LiveSpot[];
  onHover: (spot: LiveSpot | undefined) => void;
  onSelect: (spot: LiveSpot) => void;
};

/** Makes pointer and keyboard select the place to edit. Links and forms do nothing, and <details> only opens. */
export function startPointing({ spots, onHover, onSelect }: Options): void {
  let hovered: LiveSpot | undefined;
  let pressed = { x: 0, y: 0 };

  const hover = (spot: LiveSpot | undefined) => {
    if (spot === hovered) return;
    hovered = spot;
    onHover(spot);
  };
  const spotUnder = ({ target, clientX: x, clientY: y }: MouseEvent) =>
    target instanceof Element ? spotAt({ target, x, y }, spots()) : undefined;
  /** Whether the target is in a button without editable text, such as the carousel's. These buttons keep working. */
  const isControl = (target: EventTarget | null) => {
    const button = target instanceof Element ? target.closest('button') : null;
    return button !== null && !spots().some(({ element, text }) => text && button.contains(element));
  };

  addEventListener('pointermove', (event) => hover(spotUnder(event)), { passive: true });
  document.documentElement.addEventListener('pointerleave', () => hover(undefined));
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    hover(
      spots().find(({ element, text, kind }) => (text || kind === 'picture') && target.contains(element)),
    );
  });
  addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pressed = { x, y }), { capture: true });

  const onClick = (event: MouseEvent) => {
    // Lets through the clicks that scrollToElement makes on the carousel's tabs.
    if (!event.isTrusted || isControl(event.target)) return;
    event.preventDefault();
    const isDrag = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > MAX_CLICK_MOVE_PX;
    // A drag, such as of the carousel, also ends with a click event.
    if (isDrag && event.detail > 0) return;
    event.stopPropagation();
    const spot = event.detail > 0 ? spotUnder(event) : hovered;
    if (spot) onSelect(spot);
    const details = event.target instanceof Element && event.target.closest('details');
    if (details) details.open = true;
  };
  const pendingClick = window.takePendingClick?.();
  addEventListener('click', onClick, { capture: true });
  addEventListener('auxclick', (event) => event.preventDefault(), { capture: true });
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isControl(event.target)) return;
    const step = Number(NEXT_KEYS.includes(event.key)) - Number(PREVIOUS_KEYS.includes(event.key));
    if (step !== 0) {
      const visible = spots().filter((spot) => spot.kind !== 'link' && boxAround([spot]));
      const stops = visible.filter((spot, index) => !samePlace(spot.place, visible[index - 1]?.place));
      const at = stops.findIndex((spot) => samePlace(spot.place, hovered?.place));
      const next = stops[at < 0 && step < 0 ? stops.length - 1 : at + step];
      next?.element.scrollIntoView({ block: 'nearest' });
      hover(next);
    } else if (event.key === 'Enter' && hovered) onSelect(hovered);
    else if (event.key === 'Escape') hover(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, { capture: true });
  if (!pendingClick) return;
  pressed = { x: pendingClick.clientX, y: pendingClick.clientY };
  onClick(pendingClick);
}
