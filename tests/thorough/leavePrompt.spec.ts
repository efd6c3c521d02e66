import { expect, type Page, test } from '@playwright/test';
import { letPass } from '../support/clock.ts';
import { content } from '../support/content.ts';
import { wake } from '../support/late.ts';
import { expectStay, LONG_MS, leaveOver, OFFER, openStopped, showPrice } from '../support/leaving.ts';
import { onDesktop, onPhone } from '../support/screens.ts';
import { variantUrl } from '../support/variants.ts';

const PROMPT_MS = 4000;
const { behaviour, home, links, site } = content;

/** Answers every prompt, to leave or to stay, and keeps a list of their kinds. */
function prompts(page: Page, answer: 'leave' | 'stay' = 'leave'): string[] {
  const kinds: string[] = [];
  page.on('dialog', async (dialog) => {
    kinds.push(dialog.type());
    await (answer === 'leave' ? dialog.accept() : dialog.dismiss());
  });
  return kinds;
}

/** Opens the page, does what a visitor does for a browser to let the page ask, and lets the time pass. */
async function openFor(page: Page, ms: number): Promise<void> {
  await openStopped(page);
  await page.locator('h1').click();
  await letPass(page, ms);
}

/** What the page makes of its end, without ending it: whether the browser is to ask. */
const wouldAsk = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

async function close(page: Page): Promise<void> {
  const closing = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closing;
}

/** Puts a plain link at the end of the price section. */
function insertLink(page: Page, attributes: string): Promise<void> {
  return page
    .locator('#preco')
    .evaluate(
      (price, added) => price.insertAdjacentHTML('beforeend', `<a data-press ${added}>Siga</a>`),
      attributes,
    );
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the tab closes', async ({ page }) => {
    const kinds = prompts(page);
    await page.goto('/');
    await page.locator('h1').click();
    await close(page);
    expect(kinds).toEqual([]);
  });
});

test('the tab closes unasked up to 3,999 ms', async ({ page }) => {
  const kinds = prompts(page);
  await openFor(page, PROMPT_MS - 1);
  expect(await wouldAsk(page)).toBe(false);
  await close(page);
  expect(kinds).toEqual([]);
});

test('from 4,000 ms on closing the tab asks', async ({ page }) => {
  const kinds = prompts(page);
  await openFor(page, PROMPT_MS);
  expect(await wouldAsk(page)).toBe(true);
  await close(page);
  expect(kinds).toEqual(['beforeunload']);
});

test('asks with the words of the seller, and again if the visitor stayed', async ({ page }) => {
  const kinds = prompts(page, 'stay');
  await openFor(page, PROMPT_MS);
  await page.evaluate(() => {
    addEventListener('beforeunload', (event) => {
      document.title = String(Reflect.get(event, 'returnValue'));
    });
  });
  await page.close({ runBeforeUnload: true });
  await expect(page).toHaveTitle('Você tem uma oferta especial esperando por você!');
  expect(behaviour.leaveMessage).toBe('Você tem uma oferta especial esperando por você!');
  await expect.poll(() => kinds).toEqual(['beforeunload']);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => kinds).toEqual(['beforeunload', 'beforeunload']);
  await expectStay(page);
});

test('asks when another address is typed, and when the page is loaded again', async ({ page }) => {
  const kinds = prompts(page);
  await openFor(page, PROMPT_MS);
  await page.reload();
  await wake(page);
  expect(kinds).toEqual(['beforeunload']);
  await page.locator('h1').click();
  await letPass(page, PROMPT_MS);
  await page.goto(OFFER);
  expect(kinds).toEqual(['beforeunload', 'beforeunload']);
  await expect(page).toHaveURL(OFFER);
});

test('our own redirect on scrolling does not ask', async ({ page }) => {
  const kinds = prompts(page, 'stay');
  await openFor(page, PROMPT_MS);
  await showPrice(page);
  await letPass(page, 19_999);
  expect(await wouldAsk(page)).toBe(true);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
  expect(kinds).toEqual([]);
});

test('our own redirect on leaving does not ask', onDesktop, async ({ page }) => {
  const kinds = prompts(page, 'stay');
  await openFor(page, PROMPT_MS);
  await leaveOver(page, 300, -5);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(OFFER);
  expect(kinds).toEqual([]);
});

test('nothing asks after Back from a redirect', async ({ page }) => {
  const kinds = prompts(page);
  await openFor(page, PROMPT_MS);
  await showPrice(page);
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(OFFER);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.locator('h1').click();
  await letPass(page, LONG_MS);
  expect(await wouldAsk(page)).toBe(false);
  await close(page);
  expect(kinds).toEqual([]);
});

test.describe('a link', () => {
  const leading = {
    'within the site': { attributes: `href="${OFFER}"`, to: OFFER },
    'to the page itself': { attributes: 'href="/?de=novo"', to: '/?de=novo' },
    'to a checkout': { attributes: `href="${links.checkoutB}"`, to: links.checkoutB },
  };
  for (const [name, { attributes, to }] of Object.entries(leading)) {
    for (const press of ['click', 'Enter']) {
      test(`${name} does not ask: ${press}`, async ({ page }) => {
        const kinds = prompts(page, 'stay');
        await openFor(page, PROMPT_MS);
        await insertLink(page, attributes);
        expect(await wouldAsk(page)).toBe(true);
        const link = page.locator('[data-press]');
        await (press === 'click' ? link.click() : link.press(press));
        await expect(page).toHaveURL(to);
        expect(kinds).toEqual([]);
      });
    }
  }

  test('of ours to a checkout does not ask in the same window either', async ({ page }) => {
    const kinds = prompts(page, 'stay');
    await openFor(page, PROMPT_MS);
    const buyLink = page.locator(`#preco a[href="${links.checkoutB}"]`);
    await buyLink.evaluate((link) => link.removeAttribute('target'));
    await buyLink.click();
    await expect(page).toHaveURL(links.checkoutB);
    expect(kinds).toEqual([]);
  });

  test('that does not leave changes nothing: closing still asks', async ({ page, context }) => {
    const kinds = prompts(page);
    await openFor(page, PROMPT_MS);
    const opening = context.waitForEvent('page');
    await page.locator(`#preco a[href="${links.checkoutB}"]`).click();
    await (await opening).close();
    await page.locator('main a[href="#preco"]').first().click();
    await insertLink(page, `href="${OFFER}"`);
    const stopped = page.locator('[data-press]');
    await stopped.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await stopped.click();
    await letPass(page, 5000);
    expect(await wouldAsk(page)).toBe(true);
    await close(page);
    expect(kinds).toEqual(['beforeunload']);
  });

  test(
    'opened beside the page with Ctrl changes nothing: closing still asks',
    onDesktop,
    async ({ page, context }) => {
      const kinds = prompts(page);
      await openFor(page, PROMPT_MS);
      await insertLink(page, `href="${OFFER}"`);
      const opening = context.waitForEvent('page');
      await page.locator('[data-press]').click({ modifiers: ['Control'] });
      await (await opening).close();
      await letPass(page, 5000);
      await close(page);
      expect(kinds).toEqual(['beforeunload']);
    },
  );
});

test('using the page does not ask: menu, questions, Back and pictures', onDesktop, async ({ page }) => {
  const kinds = prompts(page);
  await openFor(page, PROMPT_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('link', { name: site.menu.about, exact: true }).click();
  await expect(page).toHaveURL('/#sobre');
  await page.getByText(home.faq.items[0]?.question ?? '').click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.locator('a[data-enlarge]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(kinds).toEqual([]);
  await letPass(page, 5000);
  expect(await wouldAsk(page)).toBe(true);
});

test.describe('when the seller has switched it off', onPhone, () => {
  test.use({ baseURL: variantUrl('quiet') });

  test('nothing asks', async ({ page }) => {
    const kinds = prompts(page);
    await openFor(page, LONG_MS);
    expect(await wouldAsk(page)).toBe(false);
    await close(page);
    expect(kinds).toEqual([]);
  });
});

test.describe('when the exit intent alone is switched off', onDesktop, () => {
  test.use({ baseURL: variantUrl('mixed') });

  test('the prompt is on, at the same time', async ({ page }) => {
    const kinds = prompts(page);
    await openFor(page, PROMPT_MS - 1);
    expect(await wouldAsk(page)).toBe(false);
    await letPass(page, 1);
    expect(await wouldAsk(page)).toBe(true);
    await close(page);
    expect(kinds).toEqual(['beforeunload']);
  });
});
