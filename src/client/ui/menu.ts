/**
 * Closes the popover menu when a link is chosen or the window becomes wide, and keeps the button's `aria-expanded`
 * current. The browser opens the menu, and closes it on Escape or a touch outside. Does nothing on a page without the
 * menu, or in a browser without popovers. Implements docs/behaviour.md#menu.
 */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector('[popovertarget="menu"]');
  if (!menu || !button || !('hidePopover' in menu)) return;
  const isOpen = () => menu.matches(':popover-open');
  const close = () => isOpen() && menu.hidePopover();
  const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && close();
  const updateButton = () => button.setAttribute('aria-expanded', String(isOpen()));
  updateButton();
  menu.addEventListener('click', onClick);
  menu.addEventListener('toggle', updateButton);
  matchMedia('(min-width: 768px)').addEventListener('change', close);
}
