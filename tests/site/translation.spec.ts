// Tests the main page when a browser wraps its texts in <font> to translate them.
import { expect, test } from '@playwright/test';
import { carouselOn } from '../support/carousel.ts';
import { recordErrors } from '../support/errors.ts';
import { centre, onPhone, waitForMain } from '../support/screens.ts';

/** Wraps the page's texts as browsers do, except those that must not be translated. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
  for (const text of found) {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || !parent || parent.closest('[translate="no"], script, style, noscript'))
      continue;
    const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const font = createFont();
    parent.replaceChild(font, text);
    const inner = createFont();
    inner.textContent = `${text.nodeValue.trim()} (en) `;
    font.append(inner);
  }
}

test(
  'the countdown and the carousel work in a page that is translated and translated again',
  onPhone,
  async ({ page }) => {
    const errors = recordErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await waitForMain(page);
    const { region, next, position } = carouselOn(page);
    const timer = page.getByRole('timer');
    const size = () => timer.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    const sizeBefore = await size();
    for (const label of ['2 de 10', '3 de 10']) {
      // The first time before the carousel starts, and the second time while it runs.
      await page.evaluate(translate);
      await expect(page.locator('h1 font font')).not.toHaveCount(0);
      await centre(region);
      await expect(region).toHaveAttribute('data-carousel', 'running');
      await next.click();
      await expect(position).toHaveText(label);
      await centre(timer);
      const textBefore = await timer.textContent();
      await page.clock.runFor(2000);
      await expect(timer).not.toHaveText(textBefore ?? '');
      expect(await size()).toEqual(sizeBefore);
    }
    expect(errors).toEqual([]);
  },
);
