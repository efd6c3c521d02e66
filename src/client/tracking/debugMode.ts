import { tryOrUndefined } from '../tryOrUndefined.ts';

const DEBUG = 'debug';
const TRACKING = 'rastreio';

/**
 * Whether the seller is testing the tracking: `?debug=rastreio` is in the address of this page or of an earlier page of
 * the session. Nothing is sent in this mode. Implements docs/behaviour.md#debug-panel.
 */
export const isDebugging = (): boolean =>
  new URLSearchParams(location.search).get(DEBUG) === TRACKING ||
  tryOrUndefined(() => sessionStorage.getItem(DEBUG)) === TRACKING;

/** Keeps the debug mode for the session's other pages. */
export const keepDebugging = () => tryOrUndefined(() => sessionStorage.setItem(DEBUG, TRACKING));

/** Ends the debug mode from the next page on. */
export const endDebugging = () => tryOrUndefined(() => sessionStorage.removeItem(DEBUG));
