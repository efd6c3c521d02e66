import { findConsentNotice, onConsentChange, REFUSED, readConsent, writeConsent } from './consent.ts';

/**
 * Shows the consent notice until it is answered; the link in the footer opens it again. Where storage is denied, the
 * notice stays hidden, because the answer could not be remembered. Does nothing on a page without the notice.
 * Implements docs/behaviour.md#consent.
 */
export function startConsentNotice(): void {
  const notice = findConsentNotice();
  if (!notice) return;
  const ids = notice.dataset['consent'] ?? '';
  const changeLink = document.querySelector<HTMLElement>('[data-consent-change]');
  let isReopened = false;

  const showIfUnanswered = () => {
    const answer = readConsent();
    notice.hidden = answer === undefined || answer === REFUSED || answer === ids;
  };
  const onAnswer = (isAccepted: boolean) => {
    writeConsent(isAccepted ? ids : REFUSED);
    notice.hidden = true;
    if (isReopened) changeLink?.focus();
    isReopened = false;
  };
  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const answer = target.closest<HTMLElement>('[data-consent-answer]')?.dataset['consentAnswer'];
    if (answer) onAnswer(answer === 'yes');
    else if (changeLink?.contains(target)) {
      event.preventDefault();
      isReopened = true;
      notice.hidden = false;
      notice.focus();
    }
  };
  if (changeLink && readConsent() !== undefined) changeLink.hidden = false;
  document.addEventListener('click', onClick);
  onConsentChange(showIfUnanswered);
  showIfUnanswered();
  // The buy bar and the chat button are placed above the notice.
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--notice', `${notice.offsetHeight}px`);
    dispatchEvent(new Event('resize'));
  });
  observer.observe(notice);
}
