import { observeVisibility } from '../observeVisibility.ts';

/** A line across the middle of the screen. One section at most is on it, or two where their edges meet. */
const MIDDLE = '-50% 0px -50% 0px';

/**
 * Marks the menu's link to the section in the middle of the screen with `aria-current`. Does nothing on a page without
 * the menu. Implements docs/behaviour.md#menu.
 */
export function startCurrentSection(): void {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('#menu li a[href^="#"]'));
  const sections = links.flatMap((link) => document.querySelector(link.hash) ?? []);
  observeVisibility(
    sections,
    (visible) => {
      const current = Array.from(visible).at(-1);
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    MIDDLE,
  );
}
