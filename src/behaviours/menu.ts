/**
 * Completes the popover menu of the top bar (specification §2 and §4): choosing a link closes it, and the button tells
 * its state. The browser itself opens it and closes it on Escape or a touch outside. Does nothing on a page without one.
 */
export function startMenu(): () => void {
  const menu = document.getElementById('menu');
  const button = document.querySelector('[popovertarget="menu"]');
  if (!menu || !button || !('hidePopover' in menu)) return () => {};
  const life = new AbortController();
  const { signal } = life;
  const wide = matchMedia('(min-width: 768px)');
  const isOpen = () => menu.matches(':popover-open');
  const close = () => isOpen() && menu.hidePopover();
  const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && close();
  const tell = () => button.setAttribute('aria-expanded', String(isOpen()));
  tell();
  menu.addEventListener('click', onClick, { signal });
  menu.addEventListener('toggle', tell, { signal });
  wide.addEventListener('change', close, { signal });
  return () => life.abort();
}
