import type { Page } from '../content-model/files/page.ts';
import { shownSections } from '../content-model/schemas.ts';
import { HERO_KINDS } from './backgrounds.ts';
import { idOf } from './index.ts';

/** The anchor of a page's first hero, which has the page's main heading. Undefined on a page without a hero. */
export function mainHeroId(page: Page): string | undefined {
  const hero = shownSections(page).find(({ kind }) => HERO_KINDS.includes(kind));
  return hero && idOf(hero);
}
