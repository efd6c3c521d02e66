/**
 * Completes the popover menu of the top bar (specification §2 and §4): choosing a link closes it, and the button tells
 * its state. The browser itself opens it and closes it on Escape or a touch outside. `pressed` is what was pressed before.
 * Does nothing on a page without one.
 */
export function startMenu(pressed: readonly Element[] = []): () => void {
  const menu = document.getElementById('menu');
  const button = document.querySelector('[popovertarget="menu"]');
  if (!menu || !button || !('hidePopover' in menu)) return () => {};
  const life = new AbortController();
  const { signal } = life;
  const wide = matchMedia('(min-width: 768px)');
  const isOpen = () => menu.matches(':popover-open');
  const close = () => isOpen() && menu.hidePopover();
  const isLink = (target: unknown) => target instanceof Element && menu.contains(target.closest('a'));
  const onClick = ({ target }: Event) => isLink(target) && close();
  const tell = () => button.setAttribute('aria-expanded', String(isOpen()));
  tell();
  if (pressed.some(isLink)) close();
  menu.addEventListener('click', onClick, { signal });
  menu.addEventListener('toggle', tell, { signal });
  wide.addEventListener('change', close, { signal });
  return () => life.abort();
}
