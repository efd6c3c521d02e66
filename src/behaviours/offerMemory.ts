import { attempt } from './attempt.ts';

const NAME = 'offerShown';

const store = (how: 'redirect' | 'dialog') => attempt(() => sessionStorage.setItem(NAME, how));

/** Whether this page was visited before and is back, by Back or Forward or by a reload. */
function isBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return Boolean(navigation && navigation.type !== 'navigate');
}

/**
 * Whether the visitor has had the offer: by a redirect from this page, to which they came back, or in a dialog at any
 * time of this session. A new visit is redirected anew.
 */
export function isOfferRemembered(): boolean {
  const how = attempt(() => sessionStorage.getItem(NAME));
  return Boolean(history.state?.[NAME] || how === 'dialog' || (how && isBack()));
}

/** Remembers a redirect: with the entry of the history that it leaves, and for others of the same visit in the session. */
export function rememberRedirect(): void {
  attempt(() => history.replaceState({ ...history.state, [NAME]: true }, ''));
  store('redirect');
}

/** Remembers the dialog for the session, without touching the history. */
export function rememberDialog(): void {
  store('dialog');
}
