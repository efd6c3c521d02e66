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
 * Whether the visitor has had the offer: by a redirect from this page, to which they came back, or in a dialog during this
 * session. A new visit is redirected again. Implements docs/behaviour.md#once.
 */
export function isOfferRemembered(): boolean {
  const trigger = tryOrUndefined(() => sessionStorage.getItem(STORAGE_KEY));
  return Boolean(history.state?.[STORAGE_KEY] || trigger === 'dialog' || (trigger && isRevisited()));
}

/** Remembers a redirect with the history entry that it leaves, and in the session. */
export function rememberRedirect(): void {
  tryOrUndefined(() => history.replaceState({ ...history.state, [STORAGE_KEY]: true }, ''));
  store('redirect');
}

/** Remembers the dialog for the session. */
export function rememberDialog(): void {
  store('dialog');
}
