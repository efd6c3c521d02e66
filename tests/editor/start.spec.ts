// Tests `npm run editor` in a copy of the project without content: the seller chooses a product, and later another one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { freePort, type Program, printedAddress, startProgram } from '../support/programs.ts';
import { copyProject } from '../support/projectCopy.ts';

let project = '';
let address = '';
let editor: Program;

test.beforeAll(async () => {
  project = mkdtempSync(resolve('.cache', 'editor-start-'));
  copyProject(project);
  const { CONTENT: _, VITEST: __, ...env } = process.env;
  editor = await startProgram({
    command: ['npm', 'run', 'editor', '--', '--port', String(await freePort()), '--no-open'],
    ready: 'O editor está em',
    cwd: project,
    env,
    detached: true,
  });
  address = printedAddress(editor);
});

test.afterAll(async () => {
  await editor?.stop();
  rmSync(project, { recursive: true, force: true });
});

/** The product's name in the content; undefined while there is no content. */
const name = () => {
  const file = join(project, 'content', 'site.yaml');
  return existsSync(file) ? /^name: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
};
const headline = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });
const products = (page: Page) => page.getByRole('button', { name: /^Planner (?:Devocional|Financeiro)/ });

test('the first screen offers the products, the chosen one is edited, and the seller can switch to another', async ({
  page,
}) => {
  // The interface asks for checks, which build the site.
  await page.route('**/api/preflight', () => {});
  await page.goto(address);
  await expect(products(page)).toHaveCount(2);
  await expectAccessible(page, 'the first screen');
  await products(page).last().click();
  await expect.poll(name).toBe('Planner Financeiro para Casais');
  await expect(page.getByRole('navigation', { name: 'Telas' })).toBeVisible();
  await expect(page.frameLocator('iframe').locator('header')).toContainText('Planner Financeiro');

  await page.getByRole('link', { name: 'Versões' }).click();
  await page.getByRole('button', { name: 'Começar de outro produto' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Planner Devocional/ })
    .click();
  await expect.poll(name).toBe('Planner Devocional');
  await page.getByRole('navigation', { name: 'Telas' }).getByRole('link', { name: 'Página' }).click();
  await expect(headline(page)).toContainText('Comece o dia com Deus');
});

test('a second start opens the running editor in the browser', async () => {
  const programs = join(project, 'programs');
  const opened = join(project, 'opened');
  mkdirSync(programs);
  for (const name of ['xdg-open', 'open'])
    writeFileSync(join(programs, name), `#!/bin/sh\nprintf %s "$1" >'${opened}'\n`, { mode: 0o755 });
  const { CONTENT: _, PATH: path = '', ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['scripts/starter/start.ts'], {
    cwd: project,
    env: { ...env, PATH: `${programs}${delimiter}${path}` },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('já está aberto');
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(address);
});
