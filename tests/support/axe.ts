import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing against WCAG 2.2 AA and its best practices; `state` names what is open. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // In legacy mode it looks into no frames of other hosts, and needs no second page for them.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations, passes } = await axe.analyze();
  expect(passes.length, 'axe has run').toBeGreaterThan(10);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect.soft(found, state).toEqual([]);
}
