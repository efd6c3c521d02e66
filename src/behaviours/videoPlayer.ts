import { isPlainClick } from './plainClick.ts';

/**
 * Puts the player that waits in a `<template>` in the place of its poster when that is pressed, which starts it, and
 * moves the focus into it (specification §2 and §7, embedded video). Nothing in a template is asked for before.
 */
export function startVideoPlayers(): () => void {
  const life = new AbortController();
  const onClick = (event: MouseEvent) => {
    const poster = event.target instanceof Element ? event.target.closest('[data-video] > a') : null;
    const player = poster?.parentElement?.querySelector('template')?.content.cloneNode(true);
    if (!poster || !player || !isPlainClick(event)) return;
    event.preventDefault();
    const box = poster.parentElement;
    poster.replaceWith(player);
    box?.querySelector<HTMLElement>('[tabindex]')?.focus();
  };
  document.addEventListener('click', onClick, { signal: life.signal });
  return () => life.abort();
}
