import { attempt } from './attempt.ts';

const DEBUG = 'debug';
const TRACKING = 'rastreio';

/** Whether the seller is looking on, by `?debug=rastreio` on this page or an earlier one of the session. Then nothing is sent. */
export const isDebugging = (): boolean =>
  new URLSearchParams(location.search).get(DEBUG) === TRACKING ||
  attempt(() => sessionStorage.getItem(DEBUG)) === TRACKING;

/** Keeps the mode for the session's other pages. */
export const keepDebugging = () => attempt(() => sessionStorage.setItem(DEBUG, TRACKING));

/** Ends the mode from the next page on. */
export const endDebugging = () => attempt(() => sessionStorage.removeItem(DEBUG));
