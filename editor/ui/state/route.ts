// Where the seller is in the editor, in the address's hash: Back works, and a reload stays.
import { useSyncExternalStore } from 'react';
import { isPageFile } from '../../../src/content-model/paths.ts';
import type { Place } from '../../api.ts';
import { fieldPath, placeOf } from '../../places.ts';
import { SCREEN_TITLES, type ScreenId, screenOf } from '../model/screens.ts';
import { type Draft, placeToMend } from './snapshot.ts';

export type Route = {
  screen: ScreenId;
  /** The id of the page: see model/parts.ts. */
  page: string;
  part?: string;
  place?: Place;
  /** Whether Conferir led to the field. */
  isFromCheck?: boolean;
};

const FROM_CHECK = 'conferir';
const MAIN_PAGE = 'principal';

/**
 * "#/pagina/principal/preco/pages%2Fprincipal.sections.preco.heading": the screen, the page and its part, and the field;
 * "#/precos/offers.offers.b.price/conferir": a screen of forms, and the field to which Conferir led.
 */
export function readRoute(hash: string): Route {
  const [screen = '', ...rest] = hash.replace(/^#\//, '').split('/');
  if (screen !== 'pagina' && Object.hasOwn(SCREEN_TITLES, screen))
    return {
      screen: screen as ScreenId,
      page: MAIN_PAGE,
      ...(rest[0] && { place: placeOf(decodeURIComponent(rest[0])) }),
      ...(rest[1] === FROM_CHECK && { isFromCheck: true }),
    };
  const [page = '', part, place] = rest;
  return {
    screen: 'pagina',
    page: page || MAIN_PAGE,
    ...(part && { part }),
    ...(place && { place: placeOf(decodeURIComponent(place)) }),
  };
}

export function hrefOf({
  screen,
  page,
  part,
  place,
  isFromCheck,
}: Partial<Route> & { screen: ScreenId }): string {
  const steps = screen === 'pagina' ? [page ?? MAIN_PAGE, part ?? (place && '-')] : [];
  return `#/${[screen, ...steps, place && encodeURIComponent(fieldPath(place)), isFromCheck && FROM_CHECK].filter(Boolean).join('/')}`;
}

/** The form with a field: on its page, or on a screen of forms. */
export function hrefOfField(place: Place, isFromCheck = false): string {
  const screen = screenOf(place);
  const page = isPageFile(place.file) ? { page: place.file.slice('pages/'.length) } : {};
  return hrefOf({ screen, ...page, place, isFromCheck });
}

/** The form with a field, opened from the list of Conferir. */
export const hrefToCorrect = (place: Place): string => hrefOfField(place, true);

/** The form with the field that has to be corrected before a draft can be saved. */
export const hrefToMend = (draft: Draft): string => hrefOfField(placeToMend(draft));

export const go = (route: Parameters<typeof hrefOf>[0]): void => {
  window.location.href = hrefOf(route);
};

let current: Route | undefined;

const subscribe = (listener: () => void) => {
  const onNavigation = () => {
    current = undefined;
    listener();
  };
  // Unlike `hashchange`, also called for a link to the current address, which focuses its field again.
  window.addEventListener('popstate', onNavigation);
  return () => window.removeEventListener('popstate', onNavigation);
};

/** The same object until the seller goes somewhere. */
function currentRoute(): Route {
  current ??= readRoute(window.location.hash);
  return current;
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, currentRoute);
