// Runs in each previewed page: reports the page's places to the interface, and shows the changes of the interface.
import type { InterfaceMessage, Place, PreviewMessage } from '../../api.ts';
import { FILES_CHANGED } from '../filesChanged.ts';
import { MAP_ID, type SourceMap } from '../sourceMap.ts';
import { createOutline } from './outline.ts';
import { patchHead } from './patchHead.ts';
import { firstVersion, patchPage, type ServerPage } from './patchPage.ts';
import { patchText, type TypedText } from './patchText.ts';
import { startPointing } from './pointing.ts';
import { isInView, scrollToElement } from './scrollToElement.ts';
import {
  bestSpot,
  boxAround,
  type LiveSpot,
  placesBeside,
  resolveSpots,
  samePlace,
  spotsOfText,
} from './spots.ts';

const RETRY_MS = 300;
const MAX_RETRIES = 5;
/** How long the page's bars may move after the frame has changed its size. */
const SETTLES_MS = 1000;

const readMap = (page: Document): SourceMap | undefined =>
  JSON.parse(page.getElementById(MAP_ID)?.textContent ?? 'null') ?? undefined;

/** The attributes that the page's own scripts have already read: the times at which the prices change, and the fonts. */
function readByScripts(page: Document): string {
  const { phases, fonts } = page.documentElement.dataset;
  return JSON.stringify([phases, fonts]);
}

/** Disables redirects, prompts, tracking and one-click sales, by changing markup that the page's scripts read later. */
function switchOffBehaviour(): void {
  const main = document.querySelector<HTMLElement>('[data-scroll-redirect]');
  if (main) {
    main.dataset['scrollRedirect'] = 'off';
    main.dataset['exitIntent'] = 'off';
    delete main.dataset['leaveMessage'];
  }
  // Without this attribute the page neither shows the consent notice nor tracks.
  delete document.querySelector<HTMLElement>('[data-consent]')?.dataset['consent'];
  // Without this attribute client/ui/oneClick.js does not load the platform's script.
  delete document.querySelector<HTMLElement>('[data-one-click]')?.dataset['oneClick'];
}

/** @param editorOrigin the origin of the page in whose frame this one is shown */
export function startPreview(editorOrigin: string): void {
  const firstMap = readMap(document);
  const send = (message: PreviewMessage) => parent.postMessage(message, editorOrigin);
  addEventListener('message', ({ data, origin, source }: MessageEvent<InterfaceMessage>) => {
    if (origin === editorOrigin && source === parent) receive(data);
  });
  if (!firstMap) return;
  addEventListener(FILES_CHANGED, (event) => {
    hasChangedFiles = true;
    // If a content file has changed, the event has a path, and the interface asks for the refresh. Changes that follow
    // from it, such as new styles when the page shows other sections than before, have no path.
    const isContent = event instanceof CustomEvent && event.detail !== null;
    if (isRefused || !isContent) receive({ type: 'refresh' });
  });

  let map = firstMap;
  // Copied before any change, because a refresh applies the differences between two versions from the server.
  let version: ServerPage = firstVersion(document.body);
  switchOffBehaviour();
  let head = document.head.cloneNode(true) as HTMLHeadElement;
  let spots = resolveSpots(map, document.body, (node) => node);
  let selected: LiveSpot | undefined;
  /** The selected place, even if the page does not show it. */
  let wanted: Place | undefined;
  let hovered: LiveSpot | undefined;
  /** The texts that were typed since the refresh began, which the fetched page does not contain yet. */
  let typed: TypedText[] = [];
  const typedNodes = new Set<Text>();
  let isFetching = false;
  let isOutdated = false;
  /** Whether the server could not render the page: the content is invalid, or Vite does not know a new file yet. */
  let isRefused = false;
  /** Whether files have changed since the page was requested. */
  let hasChangedFiles = false;
  /** How often the page was requested again: Vite may report a new picture before the server can render it. */
  let retries = 0;
  /** When the frame last changed its size. */
  let resizedAt = Number.NEGATIVE_INFINITY;
  const outline = createOutline();

  const show = (spot: LiveSpot | undefined) => {
    selected = spot;
    outline.select(spot ? spotsOfText(spot, spots) : []);
  };
  const outlineHovered = (spot: LiveSpot | undefined) => {
    hovered = spot;
    outline.hover(spot ? spotsOfText(spot, spots) : []);
  };
  const sendPlaces = (isLoad = false) => {
    const shown = spots.filter((spot) => boxAround([spot])).flatMap(({ place, uses }) => [place, ...uses]);
    send({ type: 'places', path: location.pathname + location.search, places: shown, isLoad });
  };

  // Sent first, because the interface ignores selections on a page that it does not know.
  sendPlaces(true);
  startPointing({
    spots: () => spots,
    onHover: outlineHovered,
    onSelect: (spot) => {
      wanted = spot.place;
      show(spot);
      send({ type: 'selected', place: spot.place, beside: placesBeside(spot, spots) });
    },
  });

  const showText = (text: TypedText) => {
    for (const node of patchText(text, map, spots)) typedNodes.add(node);
  };

  function endFetching(): void {
    isFetching = false;
    send({ type: 'refreshing', isRefreshing: false });
  }

  async function refresh(): Promise<void> {
    isOutdated = true;
    if (isFetching) return;
    isFetching = true;
    send({ type: 'refreshing', isRefreshing: true });
    while (isOutdated) {
      isOutdated = false;
      hasChangedFiles = false;
      typed = [];
      const response = await fetch(location.href, { headers: { accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const nextMap = readMap(page);
      isRefused = !nextMap;
      // The shown page stays until the server can render the new one.
      if (!nextMap) {
        isOutdated ||= hasChangedFiles;
        continue;
      }
      // The seller may have scrolled away from the selection.
      const wasInView = !selected || isInView(selected.element);
      const isCurrent = readByScripts(page) === readByScripts(document);
      const next =
        isCurrent && patchHead(head, page.head) ? patchPage(version, page.body, typedNodes) : undefined;
      if (!next) {
        // The selected place may be elsewhere in the new page, so the browser must not restore the scroll position.
        history.scrollRestoration = wanted ? 'manual' : 'auto';
        return location.reload();
      }
      map = nextMap;
      version = next;
      head = page.head;
      spots = resolveSpots(map, page.body, (node) => next.liveOf.get(node));
      typedNodes.clear();
      for (const text of typed) showText(text);
      show(wanted && bestSpot(wanted, spots));
      if (selected && wasInView) scrollToElement(selected.element);
      outlineHovered(hovered && bestSpot(hovered.place, spots));
      sendPlaces();
    }
    endFetching();
    retries = isRefused ? retries + 1 : 0;
    if (isRefused && retries <= MAX_RETRIES) setTimeout(() => receive({ type: 'refresh' }), RETRY_MS);
  }

  function receive(message: InterfaceMessage): void {
    if (message.type === 'patchText') {
      typed.push(message);
      showText(message);
    } else if (message.type === 'select') {
      // After a click, the interface sends the place back. The clicked spot stays selected, even if others show it.
      wanted = message.place;
      const isSelected = samePlace(message.place, selected?.place);
      const spot = isSelected ? selected : message.place && bestSpot(message.place, spots);
      if (spot) scrollToElement(spot.element);
      show(spot);
    } else if (message.type === 'refresh') {
      refresh().catch(endFetching);
    }
  }

  // A form that opens from below shrinks the page's frame, so the selection must be scrolled into view again.
  addEventListener('resize', () => {
    if (selected) scrollToElement(selected.element);
    resizedAt = performance.now();
  });
  // In the smaller frame, the page's buy bar may slide over the selection.
  addEventListener('transitionend', () => {
    if (selected && performance.now() - resizedAt < SETTLES_MS) scrollToElement(selected.element);
  });

  // Catches up with edits that were saved while the page loaded.
  receive({ type: 'refresh' });
}
