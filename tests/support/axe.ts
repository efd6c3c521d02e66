import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds no violations of WCAG 2.2 AA or of axe's best practices. `state` describes the page in the
 * report.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { found, passed } = await page.evaluate(async (runOnly) => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    const { violations, passes } = await run({ runOnly, resultTypes: ['violations'], iframes: false });
    const named = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    return { found: named, passed: passes.length };
  }, TAGS);
  expect(passed, 'axe has run').toBeGreaterThan(10);
  expect.soft(found, state).toEqual([]);
}
