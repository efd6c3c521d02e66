// Tests the accessibility of all screens, light and dark, on a phone and a desktop, and the size of the interface.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { INTERFACE_FOLDER } from '../../editor/ui/build.ts';
import { expectAccessible } from '../support/axe.ts';
import { type RunningEditor, startEditor } from './editorProcess.ts';
import { BUILD_MS, SCHEMES, SCREENS, WIDTHS } from './screens.ts';

const MAX_BUNDLE_BYTES = 350 * 1024;

let editor: RunningEditor;

test.beforeAll(async () => {
  editor = await startEditor('editor-screens');
});

test.afterAll(() => editor?.stop());

/** The first answer to _Conferir_. The site is only built for it, because the content does not change. */
let report: string | undefined;

for (const colorScheme of SCHEMES)
  for (const width of WIDTHS)
    test(`axe finds no violations on any screen, ${colorScheme} at ${width} px`, async ({ page }) => {
      test.setTimeout(2 * BUILD_MS);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/api/preflight', async (route) => {
        report ??= await (await route.fetch({ timeout: BUILD_MS })).text();
        await route.fulfill({ contentType: 'application/json', body: report });
      });
      for (const [hash, [role, name]] of Object.entries(SCREENS)) {
        await page.goto(`${editor.address}/#/${hash}`);
        await expect(page.getByRole(role, { name, exact: true }), hash).toBeVisible({ timeout: BUILD_MS });
        await expectAccessible(page, `${hash}, ${colorScheme} at ${width} px`);
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('garantia');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, `search, ${colorScheme} at ${width} px`);
    });

test('the interface has at most 350 KB', () => {
  const files = readdirSync(INTERFACE_FOLDER, { recursive: true, encoding: 'utf8' });
  const sizes = files
    .filter((name) => /\.(?:js|css|html|svg)$/.test(name))
    .map((name) => gzipSync(readFileSync(join(INTERFACE_FOLDER, name))).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(bytes).toBeLessThanOrEqual(MAX_BUNDLE_BYTES);
});
