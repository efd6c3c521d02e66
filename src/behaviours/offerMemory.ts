const NAME = 'offerShown';

/** Storage that the visitor has denied throws; the offer is then remembered by the page alone. */
function session(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Whether the visitor has had the offer: by a redirect from this very entry of the history, so that Back does not send
 * again, or in a dialog at any time of this session.
 */
export function isOfferRemembered(): boolean {
  return Boolean(history.state?.[NAME] || session()?.getItem(NAME));
}

/** Remembers a redirect, with the page that it leaves: it needs no storage, and a new visit starts afresh. */
export function rememberRedirect(): void {
  history.replaceState({ ...history.state, [NAME]: true }, '');
}

/** Remembers the dialog for the session, without touching the history. */
export function rememberDialog(): void {
  session()?.setItem(NAME, 'yes');
}
