/**
 * Has the page laid out whole at the first key, or as a finger lands on a link within it: both may jump, and are to find
 * everything where it belongs by the time the browser follows. See docs/decisions/0014-bands.md.
 */
export function startWholePage(): void {
  const end = () => document.documentElement.classList.remove('opening');
  const onPress = ({ target }: Event) => target instanceof Element && target.closest('a[href^="#"]') && end();
  // A click alone is what assistive technology gives.
  for (const type of ['pointerdown', 'click']) addEventListener(type, onPress, true);
  addEventListener('keydown', end, { capture: true, once: true });
}
