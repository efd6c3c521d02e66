import { attempt } from './attempt.ts';

/** Where the browser keeps the visitor's answer, and the event that tells of a new one. */
export const CONSENT = 'consent';

/** The answer of who refused. Who accepted is remembered by the ids accepted: for others they are asked anew. */
export const REFUSED = 'no';

/** The notice of a page that has something to ask; it names the ids in its `data-consent`. */
export const findNotice = () => document.querySelector<HTMLElement>('[data-consent]');

/** The visitor's answer; null before there is one, undefined where the storage is denied. */
export const readAnswer = (): string | null | undefined => attempt(() => localStorage.getItem(CONSENT));

/** Whether the visitor has said yes to just what this page asks; never on a page that asks nothing. */
export function isConsentGiven(): boolean {
  const notice = findNotice();
  return notice !== null && notice.dataset['consent'] === readAnswer();
}

/** Tells when the answer may have changed: on this page, in another tab, or while the page waited for Back. */
export function onConsentChange(tell: () => void, signal: AbortSignal): void {
  for (const event of [CONSENT, 'storage', 'pageshow']) addEventListener(event, tell, { signal });
}
