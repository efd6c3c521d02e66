import { isPlainClick } from './plainClick.ts';

/**
 * Puts the player that waits in a `<template>` in the place of its poster when that is pressed, which starts it, and
 * moves the focus into it (specification §2 and §7, embedded video). Nothing in a template is asked for before. A video
 * that cannot be played gives its poster back, to press again or to open by itself.
 */
export function startVideoPlayers(): () => void {
  const life = new AbortController();
  const onClick = (event: MouseEvent) => {
    const poster =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-video] > a') : null;
    const player = poster?.parentElement?.querySelector('template')?.content.cloneNode(true);
    if (!poster || !player || !isPlainClick(event)) return;
    event.preventDefault();
    const box = poster.parentElement;
    poster.replaceWith(player);
    const script = box?.querySelector<HTMLScriptElement>('script[data-src]');
    if (script) script.src = script.dataset['src'] ?? '';
    // WebKit leaves even a default track off.
    const captions = box?.querySelector('video')?.textTracks[0];
    if (captions) captions.mode = 'showing';
    const started = box?.querySelector<HTMLElement>('[tabindex]');
    if (!started) return;
    started.onerror = () => started.replaceWith(poster);
    started.focus();
  };
  document.addEventListener('click', onClick, { signal: life.signal });
  return () => life.abort();
}
