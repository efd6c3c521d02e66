import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { letPass } from '../support/clock.ts';
import { content } from '../support/content.ts';
import { countArrivals, leaveOver, OFFER, openStopped, showPrice } from '../support/leaving.ts';
import { onDesktop, onPhone, readWholePage } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';
import { variantUrl } from '../support/variants.ts';

/** What browsers do where the visitor, a private window or a frame denies something. */
const DENIED: Record<string, () => void> = {
  'all storage and cookies': () => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
  },
  'room in the storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'reading the storage': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
  },
  'a storage at all': () => {
    Object.defineProperty(window, 'sessionStorage', { value: null });
  },
  'changes of the history': () => {
    History.prototype.replaceState = () => {
      throw new DOMException('Too many calls.', 'SecurityError');
    };
    History.prototype.pushState = History.prototype.replaceState;
  },
};

async function seePriceFor(page: Page, ms: number): Promise<void> {
  await showPrice(page);
  await letPass(page, ms - 1);
  await page.clock.runFor(1);
}

for (const [what, deny] of Object.entries(DENIED)) {
  test(`without ${what} both pages sell, and the offer comes at its time`, onPhone, async ({ page }) => {
    await page.addInitScript(deny);
    const arrivals = countArrivals(page);
    await openStopped(page);
    await seePriceFor(page, 20_000);
    await expect(page).toHaveURL(OFFER);
    await expectSells(page, OFFER);
    expect(arrivals()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectSells(page, '/');
  });
}

for (const what of ['room in the storage', 'a storage at all']) {
  test(
    `without ${what} the invitation opens, closes and does not come again`,
    onDesktop,
    async ({ page }) => {
      const { invitation } = content.behaviour;
      await page.addInitScript(DENIED[what] ?? (() => {}));
      await openStopped(page, variantUrl('honest'));
      await letPass(page, 4000);
      await leaveOver(page, 300, -5);
      await letPass(page, 100);
      const dialog = page.getByRole('dialog', { name: invitation.heading });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await leaveOver(page, 300, -5);
      await letPass(page, 60_000);
      await expect(dialog).toBeHidden();
      await expectSells(page, '/');
    },
  );
}

test('a browser set to block all cookies sells on both pages', onDesktop, async () => {
  const profile = await mkdtemp(join(tmpdir(), 'no-cookies-'));
  await mkdir(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const route of sellingRoutes) {
    await page.goto(variantUrl('quiet') + route);
    expect(
      await page.evaluate(() => {
        try {
          return String(sessionStorage);
        } catch (error) {
          return error instanceof DOMException && error.name;
        }
      }),
    ).toBe('SecurityError');
    await readWholePage(page);
    await expectSells(page, route);
  }
  expect(faults).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true, force: true });
});
