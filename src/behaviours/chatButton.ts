const PRESSABLE = 'main a, main button, main summary, main label, main [data-video], footer a';

/**
 * Lets the floating chat button give way while something that can be pressed lies under it (specification §2). It
 * watches the button's own place on the screen, so that nothing is measured while scrolling. Without scripts the
 * button does not float. Does nothing on a page without the button.
 */
export function startChatButton(): () => void {
  const chat = document.querySelector<HTMLElement>('[data-chat-button]');
  if (!chat) return () => {};
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    const under = new Set<Element>();
    const { top, left, right, bottom } = chat.getBoundingClientRect();
    const edges = [top, innerWidth - right, innerHeight - bottom, left].map(
      (edge) => `${-Math.floor(edge - 6)}px`,
    );
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) under.add(target);
          else under.delete(target);
        }
        chat.toggleAttribute('data-yields', under.size > 0);
      },
      { rootMargin: edges.join(' ') },
    );
    for (const element of document.querySelectorAll(PRESSABLE)) observer.observe(element);
  };
  const resize = new ResizeObserver(watch);
  resize.observe(document.documentElement);
  addEventListener('resize', watch);
  return () => {
    observer?.disconnect();
    resize.disconnect();
    removeEventListener('resize', watch);
  };
}
