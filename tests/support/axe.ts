import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds no violations of WCAG 2.2 AA and its best practices. `state` names the open elements. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // In legacy mode axe ignores frames of other hosts, and does not open a second page for them.
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
