import { observeVisibility } from '../observeVisibility.ts';

const PRESSABLE = 'main a, main button, main summary, main label, main [data-video], footer a';
const MARGIN_PX = 6;

/**
 * Hides the floating chat button while something that can be pressed lies under it. Observes the button's own rectangle of
 * the screen, so that nothing is measured while scrolling. Does nothing on a page without the button.
 * Implements docs/behaviour.md#chat-button.
 */
export function startChatButton(): () => void {
  const button = document.querySelector<HTMLElement>('[data-chat-button]');
  if (!button) return () => {};
  let stopObserving = () => {};
  const observe = () => {
    stopObserving();
    const { top, left, right, bottom } = button.getBoundingClientRect();
    const edges = [top, innerWidth - right, innerHeight - bottom, left];
    stopObserving = observeVisibility(
      document.querySelectorAll(PRESSABLE),
      (covered) => button.toggleAttribute('data-yields', covered.size > 0),
      edges.map((edge) => `${-Math.floor(edge - MARGIN_PX)}px`).join(' '),
    );
  };
  const controller = new AbortController();
  addEventListener('resize', observe, { signal: controller.signal });
  observe();
  return () => {
    stopObserving();
    controller.abort();
  };
}
