import { observeVisibility } from '../observeVisibility.ts';

const PRESSABLE = 'main a, main button, main summary, main label, main [data-video], footer a';
const MARGIN_PX = 6;
const QUESTIONS_AND_AFTER = '[data-questions], [data-questions] ~ section, footer';

/**
 * Under 1024 px, shows the chat button in the buy bar, from the questions to the end of the page. On wider screens the
 * button floats on the whole page, but is hidden while a control is under it. An IntersectionObserver watches the area
 * of the button, so that nothing is measured while scrolling. Does nothing on a page without the button. Implements
 * docs/behaviour.md#chat-button.
 */
export function startChatButton(): void {
  const button = document.querySelector<HTMLElement>('[data-chat-button]');
  if (!button) return;
  const desktop = matchMedia('(min-width: 1024px)');
  const show = (isShown: boolean) => {
    button.toggleAttribute('data-shown', isShown);
    document.documentElement.toggleAttribute('data-chat-shown', isShown);
  };
  let stopObserving = () => {};
  const observe = () => {
    stopObserving();
    button.removeAttribute('data-yields');
    show(false);
    if (!desktop.matches) {
      const elements = document.querySelectorAll(QUESTIONS_AND_AFTER);
      stopObserving = observeVisibility(elements, (visible) => show(visible.size > 0));
      return;
    }
    const { top, left, right, bottom } = button.getBoundingClientRect();
    const edges = [top, innerWidth - right, innerHeight - bottom, left];
    stopObserving = observeVisibility(
      document.querySelectorAll(PRESSABLE),
      (covered) => button.toggleAttribute('data-yields', covered.size > 0),
      edges.map((edge) => `${-Math.floor(edge - MARGIN_PX)}px`).join(' '),
    );
  };
  desktop.addEventListener('change', observe);
  addEventListener('resize', () => desktop.matches && observe());
  observe();
}
