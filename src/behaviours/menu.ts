/**
 * Completes the popover menu of the top bar (specification §2 and §4): choosing a link closes it, and the button tells
 * its state. The browser itself opens it and closes it on Escape or a touch outside. Does nothing on a page without one.
 */
export function startMenu(): () => void {
  const menu = document.getElementById('menu');
  const button = document.querySelector('[popovertarget="menu"]');
  if (!menu || !button || !('hidePopover' in menu)) return () => {};
  const wide = matchMedia('(min-width: 768px)');
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  const onClick = (event: Event) => event.target instanceof Element && event.target.closest('a') && close();
  const tell = () => button.setAttribute('aria-expanded', String(menu.matches(':popover-open')));
  tell();
  menu.addEventListener('click', onClick);
  menu.addEventListener('toggle', tell);
  wide.addEventListener('change', close);
  return () => {
    menu.removeEventListener('click', onClick);
    menu.removeEventListener('toggle', tell);
    wide.removeEventListener('change', close);
  };
}
