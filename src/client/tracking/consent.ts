import { tryOrUndefined } from '../tryOrUndefined.ts';

/** The storage key of the visitor's answer, and the name of the event and the User Timing mark for a new answer. */
const CONSENT = 'consent';

/**
 * The stored answer of a visitor who refused. Acceptance is stored as the accepted ids, so that the visitor is asked
 * again when the site uses others.
 */
export const REFUSED = 'no';

/** The consent notice of a page that measures visits. Its `data-consent` has the services' ids. */
export const findConsentNotice = () => document.querySelector<HTMLElement>('[data-consent]');

/** The visitor's answer; null before the first answer, undefined where storage is denied. */
export const readConsent = (): string | null | undefined =>
  tryOrUndefined(() => localStorage.getItem(CONSENT));

/** Stores an answer, reports it to the page, and leaves a User Timing mark for scripts that load later. */
export function writeConsent(answer: string): void {
  tryOrUndefined(() => localStorage.setItem(CONSENT, answer));
  performance.mark(CONSENT);
  dispatchEvent(new Event(CONSENT));
}

/** When the visitor last answered on this page, in milliseconds of `performance.now()`; 0 without a new answer. */
export const answeredAtMs = (): number =>
  performance.getEntriesByName(CONSENT, 'mark').at(-1)?.startTime ?? 0;

/** Whether the visitor has accepted exactly the ids of this page; false on a page that measures nothing. */
export function isConsentGiven(): boolean {
  const notice = findConsentNotice();
  return notice !== null && notice.dataset['consent'] === readConsent();
}

/** A service that the page uses: the seller's id, the address of the service's script, and its click ids. */
export type DeclaredTracker = { name: string; id: string; src: string; clickIds: string[] };

/** The services that the page's notice declares. */
export function declaredTrackers(): DeclaredTracker[] {
  const template = document.querySelector<HTMLTemplateElement>('[data-consent] template');
  const scripts = template?.content.querySelectorAll<HTMLElement>('[data-tracker]') ?? [];
  return Array.from(scripts, ({ dataset: { tracker = '', id = '', src = '', clickIds = '' } }) => ({
    name: tracker,
    id,
    src,
    clickIds: clickIds.split(' '),
  }));
}

/** The click ids of the services that the visitor has accepted. */
export const consentedClickIds = (): string[] =>
  isConsentGiven() ? declaredTrackers().flatMap(({ clickIds }) => clickIds) : [];

/** Calls `onChange` when the answer may have changed: here, in another tab, or before Back restored the page. */
export function onConsentChange(onChange: () => void): void {
  const onEvent = (event: Event) => {
    // The key is null if the whole storage was cleared.
    const isOtherKey = event instanceof StorageEvent && ![null, CONSENT].includes(event.key);
    if (!isOtherKey) onChange();
  };
  for (const type of [CONSENT, 'storage', 'pageshow']) addEventListener(type, onEvent);
}
