/**
 * Has the page laid out whole at the first key or press of a link within it, before the browser follows: these may jump, and
 * are to find everything where it belongs. See docs/decisions/0014-bands.md.
 */
export function startWholePage(): void {
  const end = () => document.documentElement.classList.remove('opening');
  const onClick = ({ target }: Event) => target instanceof Element && target.closest('a[href^="#"]') && end();
  addEventListener('click', onClick, true);
  addEventListener('keydown', end, { capture: true, once: true });
}
