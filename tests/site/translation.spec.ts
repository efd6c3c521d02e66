// Tests the main page when a browser wraps its texts in <font> to translate them, before or after the carousel starts.
import { expect, type Page, test } from '@playwright/test';
import { carouselOn } from '../support/carousel.ts';
import { recordErrors } from '../support/pixel.ts';
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

async function expectCarouselAndCountdownWork(page: Page, timerSize: unknown): Promise<void> {
  const { region, next, position } = carouselOn(page);
  await centre(region);
  await expect(region).toHaveAttribute('data-carousel', 'running');
  await next.click();
  await expect(position).toHaveText('2 de 10');

  const timer = page.getByRole('timer');
  await centre(timer);
  const before = await timer.textContent();
  await page.clock.runFor(2000);
  await expect(timer).not.toHaveText(before ?? '');
  expect(await timer.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual(
    timerSize,
  );
}

test('the countdown and the carousel work in a translated page', onPhone, async ({ page }) => {
  const errors = recordErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await waitForMain(page);
  const timerSize = await page
    .getByRole('timer')
    .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);

  await test.step('translated before the carousel starts', async () => {
    await page.evaluate(translate);
    await expect(page.locator('h1 font font')).not.toHaveCount(0);
    await expectCarouselAndCountdownWork(page, timerSize);
  });

  await test.step('translated after the carousel starts', async () => {
    await page.reload();
    await waitForMain(page);
    const { region } = carouselOn(page);
    await centre(region);
    await expect(region).toHaveAttribute('data-carousel', 'running');
    await page.evaluate(translate);
    await expectCarouselAndCountdownWork(page, timerSize);
  });

  expect(errors).toEqual([]);
});
