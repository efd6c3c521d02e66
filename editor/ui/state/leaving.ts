// Saves drafts when the seller leaves the page or comes back to it.
import type { Editor } from './editor.ts';

let isReloading = false;

/** Reloads the page, which then restores its drafts. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/**
 * Saves the drafts when the page is hidden or closed. While there are drafts, the browser asks to confirm closing the
 * page. Sends failed drafts again when the page is shown or the computer is online again.
 */
export function saveOnLeaving(editor: Editor): void {
  window.addEventListener('beforeunload', (event) => {
    if (editor.leave() && !isReloading) event.preventDefault();
  });
  window.addEventListener('pagehide', editor.leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') editor.leave();
    else editor.retry();
  });
  window.addEventListener('focus', editor.retry);
  window.addEventListener('online', editor.retry);
}
