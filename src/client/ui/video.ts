import { isUnmodified } from '../linkActivation.ts';

/** How long the player ignores clicks: the second click of a double click on the poster would pause it. */
const DOUBLE_CLICK_MS = 500;

/**
 * When a video's poster is clicked, replaces it with the player in the `<template>` beside it, and focuses the player.
 * A video file that fails to load is replaced by its poster again. Implements docs/behaviour.md#video.
 */
export function startVideo(): void {
  const onClick = (event: MouseEvent) => {
    const poster =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-video] > a') : null;
    const box = poster?.parentElement;
    const content = box?.querySelector('template')?.content.cloneNode(true);
    if (!poster || !box || !content || !isUnmodified(event)) return;
    event.preventDefault();
    poster.replaceWith(content);
    const script = box.querySelector<HTMLScriptElement>('script[data-src]');
    if (script) script.src = script.dataset['src'] ?? '';
    // WebKit does not show even a default track by itself.
    const captions = box.querySelector('video')?.textTracks[0];
    if (captions) captions.mode = 'showing';
    const player = box.querySelector<HTMLElement>('[tabindex]');
    if (!player) return;
    player.onerror = () => {
      const hadFocus = document.activeElement === player;
      player.replaceWith(poster);
      if (hadFocus) poster.focus();
    };
    player.style.pointerEvents = 'none';
    setTimeout(() => player.style.removeProperty('pointer-events'), DOUBLE_CLICK_MS);
    player.focus();
  };
  document.addEventListener('click', onClick);
}
