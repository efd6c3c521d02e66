// The seller's location in the editor, kept in the hash of the address so that Back and reload work.
import { useSyncExternalStore } from 'react';
import { isPageFile } from '../../../src/content-model/paths.ts';
import type { Place } from '../../api.ts';
import { fieldPath, placeOf } from '../../places.ts';
import { SCREEN_TITLES, type ScreenId, screenOf } from '../model/screens.ts';
import { type Draft, placeToCorrect } from './snapshot.ts';

export type Route = {
  screen: ScreenId;
  /** The id of the page (see model/parts.ts). */
  page: string;
  part?: string;
  place?: Place;
  /** Whether the field was opened from Conferir. */
  isFromCheck?: boolean;
};

const FROM_CHECK = 'conferir';
const MAIN_PAGE = 'principal';
/** Stands for the part in an address without one. */
const NO_PART = '-';

/** The place in a segment of an address; undefined if the segment is missing or malformed. */
function readPlace(segment: string | undefined): Place | undefined {
  try {
    return segment ? placeOf(decodeURIComponent(segment)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads "#/pagina/principal/preco/pages%2Fprincipal.sections.preco.heading": the screen, the page and its part, and the
 * field; or "#/precos/offers.offers.b.price/conferir": a screen with forms, and a field that was opened from Conferir.
 */
export function readRoute(hash: string): Route {
  const [screen = '', ...rest] = hash.replace(/^#\//, '').split('/');
  if (screen !== 'pagina' && Object.hasOwn(SCREEN_TITLES, screen)) {
    const place = readPlace(rest[0]);
    return {
      screen: screen as ScreenId,
      page: MAIN_PAGE,
      ...(place && { place }),
      ...(rest[1] === FROM_CHECK && { isFromCheck: true }),
    };
  }
  const [page = '', part] = rest;
  const place = readPlace(rest[2]);
  return {
    screen: 'pagina',
    page: page || MAIN_PAGE,
    ...(part && part !== NO_PART && { part }),
    ...(place && { place }),
  };
}

export function hrefOf({
  screen,
  page,
  part,
  place,
  isFromCheck,
}: Partial<Route> & { screen: ScreenId }): string {
  const segments = screen === 'pagina' ? [page ?? MAIN_PAGE, part ?? (place && NO_PART)] : [];
  return `#/${[screen, ...segments, place && encodeURIComponent(fieldPath(place)), isFromCheck && FROM_CHECK].filter(Boolean).join('/')}`;
}

/** The address of the form with a field, on its page or on a screen with forms. */
export function hrefOfField(place: Place, isFromCheck = false): string {
  const screen = screenOf(place);
  const page = isPageFile(place.file) ? { page: place.file.slice('pages/'.length) } : {};
  return hrefOf({ screen, ...page, place, isFromCheck });
}

/** The address of the form with a field, opened from Conferir. */
export const hrefFromCheck = (place: Place): string => hrefOfField(place, true);

/** The address of the form with the field that must be corrected before a draft can be saved. */
export const hrefOfDraft = (draft: Draft): string => hrefOfField(placeToCorrect(draft));

export const navigate = (route: Parameters<typeof hrefOf>[0]): void => {
  window.location.href = hrefOf(route);
};

let current: Route | undefined;

const subscribe = (listener: () => void) => {
  const onNavigation = () => {
    current = undefined;
    listener();
  };
  // Unlike `hashchange`, `popstate` is also dispatched for a link to the current address, so that the link focuses its
  // field again.
  window.addEventListener('popstate', onNavigation);
  return () => window.removeEventListener('popstate', onNavigation);
};

/** The current route, which is the same object until the next navigation. */
function currentRoute(): Route {
  current ??= readRoute(window.location.hash);
  return current;
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, currentRoute);
