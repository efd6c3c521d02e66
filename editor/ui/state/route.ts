// Where the seller is in the editor, in the address's hash: Back works, and a reload stays.
import { useSyncExternalStore } from 'react';
import type { Place } from '../../api.ts';
import { dotted, placeOf } from '../../places.ts';
import { PAGES, type PageId } from '../model/parts.ts';
import { SCREEN_TITLES, type ScreenId, screenOf } from '../model/screens.ts';
import { type Draft, placeToMend } from './snapshot.ts';

export type Route = {
  screen: ScreenId;
  page: PageId;
  part?: string;
  place?: Place;
  /** Whether Conferir led to the field. */
  isFromCheck?: boolean;
};

const FROM_CHECK = 'conferir';

/**
 * "#/pagina/oferta/closing/offer.closing.heading": the screen, the page and its part, and the field;
 * "#/precos/links.checkoutA/conferir": a screen of forms, and the field to which Conferir led.
 */
export function readRoute(hash: string): Route {
  const [screen = '', ...rest] = hash.replace(/^#\//, '').split('/');
  if (screen !== 'pagina' && Object.hasOwn(SCREEN_TITLES, screen))
    return {
      screen: screen as ScreenId,
      page: 'principal',
      ...(rest[0] && { place: placeOf(rest[0]) }),
      ...(rest[1] === FROM_CHECK && { isFromCheck: true }),
    };
  const [page = '', part, place] = rest;
  return {
    screen: 'pagina',
    page: Object.hasOwn(PAGES, page) ? (page as PageId) : 'principal',
    ...(part && { part }),
    ...(place && { place: placeOf(place) }),
  };
}

export function hrefOf({
  screen,
  page,
  part,
  place,
  isFromCheck,
}: Partial<Route> & { screen: ScreenId }): string {
  const steps = screen === 'pagina' ? [page ?? 'principal', part ?? (place && '-')] : [];
  return `#/${[screen, ...steps, place && dotted(place), isFromCheck && FROM_CHECK].filter(Boolean).join('/')}`;
}

/** The form with a field. */
export const hrefOfField = (place: Place): string => hrefOf({ screen: screenOf(place), place });

/** The same, from the list of Conferir. */
export const hrefToCorrect = (place: Place): string =>
  hrefOf({ screen: screenOf(place), place, isFromCheck: true });

/** The form in which a draft is made right, at the field that the rules name. */
export const hrefToMend = (draft: Draft): string =>
  hrefOf({ screen: screenOf(draft.place), place: placeToMend(draft) });

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
