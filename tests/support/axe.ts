import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing against WCAG 2.2 AA and its best practices; `state` names what is open or pressed. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(passes.length, 'axe has run').toBeGreaterThan(10);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect.soft(found, state).toEqual([]);
}
