import { attempt } from './attempt.ts';
import { CONSENT, findNotice, onConsentChange, REFUSED, readAnswer } from './consentChoice.ts';

/**
 * Asks once whether the visit may be measured, and loads what measures it when the page has loaded and the browser is idle,
 * after a yes alone. Refusing counts at once and is asked no more; the link at the foot of the page opens the notice
 * again. Where the storage is denied nothing could be remembered: nothing is asked or measured. Does nothing on a page
 * without the notice.
 */
export function startConsent(load: () => Promise<unknown>): () => void {
  const notice = findNotice();
  if (!notice) return () => {};
  const life = new AbortController();
  const { signal } = life;
  const ids = notice.dataset['consent'] ?? '';
  let isReopened = false;
  const change = document.querySelector<HTMLElement>('[data-consent-change]');

  const show = (isShown: boolean) => {
    notice.hidden = !isShown;
  };
  const bring = () => void load().catch(() => {});
  const bringWhenIdle = () => {
    // Safari lacks it.
    if ('requestIdleCallback' in window) requestIdleCallback(bring);
    else setTimeout(bring, 200);
  };
  const look = () => {
    const answer = readAnswer();
    show(answer !== undefined && answer !== REFUSED && answer !== ids);
    if (answer !== ids) return;
    if (document.readyState === 'complete') bringWhenIdle();
    else addEventListener('load', bringWhenIdle, { once: true, signal });
  };
  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const given = target.closest<HTMLElement>('[data-consent-answer]')?.dataset['consentAnswer'];
    if (given) {
      const before = readAnswer();
      attempt(() => localStorage.setItem(CONSENT, given === 'yes' ? ids : REFUSED));
      // What has been kept goes with the consent.
      if (before === ids && given !== 'yes') bring();
      dispatchEvent(new Event(CONSENT));
      show(false);
      if (isReopened) change?.focus();
      isReopened = false;
    } else if (change?.contains(target)) {
      event.preventDefault();
      isReopened = true;
      show(true);
      notice.focus();
    }
  };
  if (change && readAnswer() !== undefined) change.hidden = false;
  document.addEventListener('click', onClick, { signal });
  onConsentChange(look, signal);
  look();
  // What else stands at the foot of the screen makes room.
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--notice', `${notice.offsetHeight}px`);
    dispatchEvent(new Event('resize'));
  });
  observer.observe(notice);
  return () => {
    life.abort();
    observer.disconnect();
  };
}
