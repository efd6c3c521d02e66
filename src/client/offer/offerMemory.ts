import { tryOrUndefined } from '../tryOrUndefined.ts';

const STORAGE_KEY = 'offerShown';

const store = (trigger: 'redirect' | 'dialog') =>
  tryOrUndefined(() => sessionStorage.setItem(STORAGE_KEY, trigger));

/** Whether the page was reached by Back, Forward or a reload. */
function isRevisited(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return Boolean(navigation && navigation.type !== 'navigate');
}

/**
 * Whether the visitor has seen the offer: they came back after a redirect from this page, or saw the dialog in this
 * session. A new visit is redirected again. Implements docs/behaviour.md#once-per-visit.
 */
export function isOfferRemembered(): boolean {
  const trigger = tryOrUndefined(() => sessionStorage.getItem(STORAGE_KEY));
  return Boolean(history.state?.[STORAGE_KEY] || trigger === 'dialog' || (trigger && isRevisited()));
}

/** Remembers a redirect in the current history entry and for the session. */
export function rememberRedirect(): void {
  tryOrUndefined(() => history.replaceState({ ...history.state, [STORAGE_KEY]: true }, ''));
  store('redirect');
}

/** Remembers the dialog for the session. */
export function rememberDialog(): void {
  store('dialog');
}
