import { boxAround, type LiveSpot } from './spots.ts';

const STYLE = `
  div { position: fixed; z-index: 2147483647; box-sizing: border-box; border: 2px solid #3b6ef6; border-radius: 6px;
    pointer-events: none; display: none }
  div.is-hovered { border-style: dashed; border-width: 1.5px }
  span { position: absolute; left: -2px; bottom: 100%; padding: 2px 7px; border-radius: 5px 5px 5px 0; background: #2f5fe0;
    color: #fff; font: 600 12px/1.4 system-ui, sans-serif; white-space: nowrap }
  div.is-at-top span { bottom: auto; top: 0 }
  p { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
`;
const MARGIN_PX = 5;

type Outline = {
  /**
   * Outlines the spots of one place, shows its label and announces the label to screen readers. Without spots, removes
   * the outline.
   */
  hover: (spots: LiveSpot[]) => void;
  /** Outlines the spots without a label, which would cover the text above. The open field already shows the label. */
  select: (spots: LiveSpot[]) => void;
};

/** Creates the boxes over the page. They are outside the body, so they change neither its layout nor its elements. */
export function createOutline(): Outline {
  const host = document.createElement('editor-outline');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${STYLE}</style><div class="is-hovered"><span></span></div><div></div><p aria-live="polite"></p>`;
  document.documentElement.append(host);
  const [hovered, selected] = Array.from(root.querySelectorAll('div'));
  const live = root.querySelector('p');
  const shown = new Map<HTMLElement, LiveSpot[]>();
  let frame = 0;

  const place = (box: HTMLElement, spots: LiveSpot[]) => {
    const rect = boxAround(spots);
    const style = rect
      ? `display: block; left: ${rect.left - MARGIN_PX}px; top: ${rect.top - MARGIN_PX}px; width: ${rect.width + 2 * MARGIN_PX}px; height: ${rect.height + 2 * MARGIN_PX}px`
      : '';
    if (box.style.cssText !== style) box.style.cssText = style;
    box.classList.toggle('is-at-top', (rect?.top ?? 0) < 28);
  };
  // While boxes are shown, they follow scrolling, the carousel and loading pictures.
  const follow = () => {
    for (const [box, spots] of shown) place(box, spots);
    frame = shown.size > 0 ? requestAnimationFrame(follow) : 0;
  };
  const show = (box: HTMLElement | undefined, spots: LiveSpot[]) => {
    if (!box) return;
    const label = box.querySelector('span');
    if (label) label.textContent = spots[0]?.label ?? '';
    if (spots.length > 0) shown.set(box, spots);
    else shown.delete(box);
    place(box, spots);
    if (frame === 0) follow();
  };
  return {
    hover: (spots) => {
      show(hovered, spots);
      if (live) live.textContent = spots[0]?.label ?? '';
    },
    select: (spots) => show(selected, spots),
  };
}
