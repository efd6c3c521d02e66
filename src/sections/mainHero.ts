import type { Page } from '../content-model/files/page.ts';
import { shownSections } from '../content-model/schemas.ts';
import { idOf } from './index.ts';
import { HEROES } from './light.ts';

/** The id of the section that has a page's first heading: the first hero. Undefined on a page without one. */
export function mainHeroOf(page: Page): string | undefined {
  const hero = shownSections(page).find(({ kind }) => HEROES.includes(kind));
  return hero && idOf(hero);
}
