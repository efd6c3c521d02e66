import { watchInView } from './inView.ts';

const PRESSABLE = 'main a, main button, main summary, main label, main [data-video], footer a';

/**
 * Lets the floating chat button give way while something that can be pressed lies under it (specification §2). It
 * watches the button's own place on the screen, so that nothing is measured while scrolling. Without scripts the
 * button does not float. Does nothing on a page without the button.
 */
export function startChatButton(): () => void {
  const chat = document.querySelector<HTMLElement>('[data-chat-button]');
  if (!chat) return () => {};
  let stopWatching = () => {};
  const watch = () => {
    stopWatching();
    const { top, left, right, bottom } = chat.getBoundingClientRect();
    const edges = [top, innerWidth - right, innerHeight - bottom, left];
    stopWatching = watchInView(
      document.querySelectorAll(PRESSABLE),
      (under) => chat.toggleAttribute('data-yields', under.size > 0),
      edges.map((edge) => `${-Math.floor(edge - 6)}px`).join(' '),
    );
  };
  const life = new AbortController();
  addEventListener('resize', watch, { signal: life.signal });
  // With the first frame, when the place of everything is known anyway.
  requestAnimationFrame(watch);
  return () => {
    stopWatching();
    life.abort();
  };
}
