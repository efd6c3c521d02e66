// Tests that the editor's preview shows the same pages as `npm run dev`, and knows the place of each text and picture.
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Frame, type Page, type WebSocket } from '@playwright/test';
import type { Place } from '../../editor/api.ts';
import { fieldPath } from '../../editor/places.ts';
import { leavesOf } from '../../editor/preview/leaves.ts';
import { MAP_ID, type SourceMap } from '../../editor/preview/sourceMap.ts';
import { writeAtomically } from '../../editor/store/files.ts';
import { stylesFolderOf } from '../../src/content-model/contentFolder.ts';
import { loadContent } from '../../src/content-model/loadContent.ts';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { nextMessage, openPreview, post, type Servers, takeMessages, test } from './previewFrame.ts';

const PATHS = ['/', '/oferta-exclusiva', '/obrigado', '/termos', '/privacidade', '/nao-existe'];
const MAP = new RegExp(`<script type="application/json" id="${MAP_ID}">(.*?)</script>`, 's');
/** The scripts that the preview adds to the pages of `npm run dev`. */
const SCRIPTS =
  /<script type="module" src="\/(?:@id\/astro:scripts\/page\.js|editor\/preview\/page\/holdReload\.ts)"><\/script>|<script>\{const match = .*?<\/script>/gs;

let servers: Servers;
test.beforeAll(({ servers: started }) => {
  servers = started;
});

const editedFiles = new Set<string>();

/** Restores only the changed files, because Vite reloads the pages for each written file. */
function restoreContent(): void {
  for (const file of editedFiles)
    writeAtomically(join(servers.folder, file), readFileSync(join(SHIPPED_PRODUCT, file)));
  editedFiles.clear();
}

function writeContent(file: string, yaml: string): void {
  editedFiles.add(file);
  writeAtomically(join(servers.folder, file), Buffer.from(yaml));
}

/** The WebSockets over which the server notifies pages of changed files, in the order of opening. */
let connections: WebSocket[] = [];

test.afterEach(async () => {
  if (editedFiles.size > 0) {
    // A later notification would reload the page of the next test while it is loading.
    const notified = connections
      .at(-1)
      ?.waitForEvent('framereceived', ({ payload }) => String(payload).includes('full-reload'));
    restoreContent();
    await notified;
  }
  connections = [];
});

async function fetchPage(url: string): Promise<string> {
  // The server may close a kept-alive connection just when it is reused.
  const headers = { accept: 'text/html', connection: 'close' };
  return (await fetch(url, { headers })).text();
}

function edit(file: string, oldText: string, newText: string): void {
  const name = `${file}.yaml`;
  const yaml = readFileSync(join(servers.folder, name), 'utf8');
  expect(yaml).toContain(oldText);
  writeContent(name, yaml.replace(oldText, newText));
}

function open(page: Page): Promise<Frame> {
  page.on('websocket', (connection) => connections.push(connection));
  return openPreview(page, servers.host);
}
const MAIN = 'pages/principal';
const inMain = (...path: Place['path']): Place => ({ file: MAIN, path: ['sections', ...path] });
const HEADLINE = inMain('inicio', 'headline');
const FIRST_BUTTON = inMain('inicio', 'buttons', 0, 'label');
const headline = (frame: Frame) => frame.getByRole('heading', { level: 1 });

test('the pages are the same as in npm run dev, and their map has the place of every text', async ({
  plain,
}) => {
  const found = new Set<string>();
  for (const path of PATHS) {
    const html = await fetchPage(servers.preview + path);
    const map = JSON.parse(MAP.exec(html)?.[1] ?? '') as SourceMap;
    for (const { place } of map.places) found.add(JSON.stringify(place));
    expect(html.replace(MAP, '').replace(SCRIPTS, '')).toBe(await fetchPage(plain + path));
  }
  const missing = leavesOf(loadContent(servers.folder))
    .filter(
      ({ kind, place }) => ['text', 'price', 'picture'].includes(kind) && !found.has(JSON.stringify(place)),
    )
    .map(({ place: { file, path } }) => [file, ...path].join('.'));
  // No page's body shows these values: they are in the head or on cards for social networks, are numbers in texts, or
  // belong to options that the content does not use.
  const elsewhere = new RegExp(
    [
      'site\\.notFound\\.(?:title|description)',
      'brand\\.social|privacy\\.(?:page|video|ads)\\.|tracking',
      'offers\\.(?:deadline|offers\\.(?:a|\\w+\\.(?:name|installments|trackedValue)))',
      'pages/[\\w-]+\\.(?:name|order|title|description|social|leave)',
    ]
      .map((start) => `^(?:${start})`)
      .join('|'),
  );
  expect(missing.filter((place) => !elsewhere.test(place))).toEqual([
    // The pages show this value only in texts that have its name in braces.
    'site.workspaceTool',
    'interface.previousItem',
    'interface.nextItem',
    'interface.stars',
    'interface.captions',
    'interface.yes',
    'interface.no',
    'interface.carousel.play',
    'interface.countdown.days.0',
    'interface.countdown.days.1',
    'interface.countdown.hours.0',
    'interface.countdown.minutes.0',
    'interface.countdown.seconds.0',
    'privacy.visit.letter',
    'privacy.visit.test',
    'privacy.purchase.oneClick',
    'privacy.abroad.alone',
    'privacy.reasons.consent',
  ]);
});

test('hovering outlines a place and a click reports it to the interface, without navigating', async ({
  page,
}) => {
  const frame = await open(page);
  await frame.locator('#inicio a').hover();
  await expect(frame.locator('.is-hovered')).toHaveText('O que está escrito');
  const clicks: [selector: string, place: Place, beside?: Place[]][] = [
    ['#inicio a', FIRST_BUTTON],
    ['#preco [data-price]', { file: 'offers', path: ['offers', 'b', 'price'] }],
    ['#preco a', inMain('preco', 'buy'), [{ file: 'offers', path: ['offers', 'b', 'checkout'] }]],
    ['#depoimentos img', { file: 'proof', path: ['testimonials', 0, 'picture', 'file'] }],
    ['#perguntas details:nth-of-type(2) summary', inMain('perguntas', 'items', 1, 'question')],
    ['#perguntas details:nth-of-type(2) p', inMain('perguntas', 'items', 1, 'answer')],
  ];
  for (const [selector, place, beside] of clicks) {
    await frame.locator(selector).first().click();
    const selected = await nextMessage(page, 'selected');
    expect(selected, selector).toMatchObject({ place, ...(beside && { beside }) });
  }
  expect(frame.url()).toBe(`${servers.preview}/`);
  expect(page.context().pages()).toHaveLength(1);
  const { scrollRedirect, exitIntent, leaveMessage } = await frame
    .locator('main')
    .evaluate(({ dataset }) => ({ ...dataset }));
  expect([scrollRedirect, exitIntent, leaveMessage]).toEqual(['off', 'off', undefined]);
});

test('a page’s own script waits for the preview’s script, which also handles an earlier click', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/editor/preview/page/main.ts*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(servers.host, { waitUntil: 'commit' });
  const frame = page.frameLocator('iframe');
  await frame.locator('#inicio a').click();
  await frame.locator('html').evaluate(async () => {
    const pictures = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => requestIdleCallback(done));
  });
  expect(requested).not.toContain('/src/client/ui/fonts.ts');
  release();
  expect(await nextMessage(page, 'selected')).toMatchObject({ place: FIRST_BUTTON });
  await expect(frame.locator('html.fonts')).toBeAttached();
});

test('a click anywhere on a heading selects its text, and the outline surrounds the whole text', async ({
  page,
}) => {
  const frame = await open(page);
  const { width = 0, height = 0 } = (await headline(frame).boundingBox()) ?? {};
  for (const [x, y] of [
    [1, 1],
    [width - 1, 1],
    [width - 1, height - 1],
  ] as const) {
    await headline(frame).click({ position: { x, y } });
    expect(await nextMessage(page, 'selected'), `${x}, ${y}`).toMatchObject({ place: HEADLINE });
  }
  // The page wraps parts of a verse in elements to keep words together.
  const verse = frame.locator('#versiculo blockquote');
  await verse.locator('span').first().hover();
  const edges = (selector: string) =>
    frame.locator(selector).evaluate((found) => found.getBoundingClientRect().toJSON());
  const text = await edges('#versiculo blockquote');
  await expect.poll(async () => (await edges('.is-hovered')).top).toBeLessThanOrEqual(text.top);
  expect((await edges('.is-hovered')).bottom).toBeGreaterThanOrEqual(text.bottom);
});

test('places can be selected with the keyboard', async ({ page }) => {
  const frame = await open(page);
  await frame.locator('main').focus();
  await takeMessages(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const { place } = await nextMessage(page, 'selected');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await nextMessage(page, 'selected')).toMatchObject({ place });
});

test('a selected text is scrolled into view, even in a closed question or in the carousel', async ({
  page,
}) => {
  const frame = await open(page);
  await frame.locator('[data-slides]').scrollIntoViewIfNeeded();
  await expect(frame.locator('[data-carousel="running"]')).toBeVisible();
  const guaranteeText: Place = { file: 'site', path: ['guarantee', 'text'] };
  for (const place of [inMain('perguntas', 'items', 2, 'answer'), guaranteeText]) {
    const text = leavesOf(loadContent(servers.folder)).find(
      (leaf) => fieldPath(leaf.place) === fieldPath(place),
    )?.value;
    await post(page, { type: 'select', place });
    await expect(frame.getByText(String(text))).toBeInViewport();
  }
  // Pages show this number only in texts that have its name in braces.
  await frame.locator('#sobre').scrollIntoViewIfNeeded();
  await post(page, { type: 'select', place: { file: 'site', path: ['guarantee', 'days'] } });
  await expect(frame.getByText('Garantia incondicional de 7 dias')).toBeInViewport();
  // The bonus above the price section repeats one of its texts.
  await post(page, { type: 'select', place: inMain('preco') });
  await expect(frame.locator('#preco h2').first()).toBeInViewport();
  await post(page, { type: 'select', place: { file: 'product', path: ['modules', 7, 'title'] } });
  await expect(frame.locator('[data-slides] h3').nth(7)).toBeInViewport();
  // For a text that only screen readers use, the outline surrounds the element that it describes.
  await post(page, { type: 'select', place: inMain('inicio', 'media', 'phone', 'legend') });
  const described = frame.locator('.planner-page');
  await expect(described).toBeInViewport();
  await expect
    .poll(async () => {
      const box = await frame.locator('editor-outline div').last().boundingBox();
      return Math.abs((box?.width ?? 0) - ((await described.boundingBox())?.width ?? 0));
    })
    .toBeLessThanOrEqual(12);
});

test('the page shows a keystroke at once, saved changes without a reload, and other sections after a reload', async ({
  page,
}) => {
  const frame = await open(page);
  await frame.locator('[data-slides]').scrollIntoViewIfNeeded();
  await expect(frame.locator('[data-carousel="running"]')).toBeVisible();
  await frame.evaluate(() => document.body.setAttribute('data-same', ''));
  await post(page, { type: 'patchText', place: HEADLINE, text: 'Bom dia em **{minutos} minutos**' });
  await expect(headline(frame)).toHaveText('Bom dia em 7 minutos');

  // A refresh replaces unsaved text with the text in the file.
  await takeMessages(page);
  const items = frame.locator('#perguntas details');
  const count = await items.count();
  const night = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--night'));
  const before = await night();
  edit(MAIN, 'headline: Comece o dia com Deus em', 'headline: Acorde com Deus em');
  edit(
    MAIN,
    '      - question: Preciso',
    '      - question: Nova?\n        answer: Sim, é.\n      - question: Preciso',
  );
  edit('product', '- title: Metas', '- title: Alvos');
  edit('offers', 'price: 67,00', 'price: 66,00');
  edit('interface', 'next: Próxima página', 'next: Avançar');
  edit('brand', 'palette: amanhecer', 'palette: mata');
  await post(page, { type: 'refresh' });
  expect(await nextMessage(page, 'refreshing')).toMatchObject({ isRefreshing: true });
  await nextMessage(page, 'places');
  expect(await nextMessage(page, 'refreshing')).toMatchObject({ isRefreshing: false });
  await expect(headline(frame)).toHaveText('Acorde com Deus em 7 minutos');
  await expect(items).toHaveCount(count + 1);
  await expect(frame.locator('[data-slides] h3').last()).toHaveText('Alvos');
  await expect(frame.locator('#preco [data-price]')).toHaveText(/66,00/);
  await expect(frame.getByRole('button', { name: 'Avançar' })).toBeAttached();
  await expect.poll(night).not.toBe(before);
  await items.first().click();
  expect(await nextMessage(page, 'selected')).toMatchObject({
    place: inMain('perguntas', 'items', 0, 'question'),
  });
  await expect(frame.locator('body')).toHaveAttribute('data-same');

  await takeMessages(page);
  const file = `${MAIN}.yaml`;
  const yaml = readFileSync(join(servers.folder, file), 'utf8');
  const [price = '', faq = ''] = ['pricing', 'faq'].map(
    (kind) => new RegExp(` {2}- kind: ${kind}\n.*?(?= {2}- kind)`, 's').exec(yaml)?.[0],
  );
  writeContent(file, yaml.replace(`${price}${faq}`, `${faq}${price}`));
  await post(page, { type: 'refresh' });
  await expect(frame.locator('#perguntas + #preco')).toBeAttached();
  await nextMessage(page, 'places');
});

test('the page shows a picture that is added while other requests for it are being rendered', async ({
  page,
}) => {
  const frame = await open(page);
  const picture = frame.locator('#depoimentos img').first();
  const before = servers.output().length;
  let shown = 'conversa-1';
  for (const name of ['nova', 'outra']) {
    const fileOf = (file: string) => join(servers.folder, 'uploads', 'depoimentos', `${file}.webp`);
    // When the first response has arrived, others are still being rendered with the old content.
    const pages = Array.from({ length: 20 }, () => fetchPage(servers.preview));
    await Promise.race(pages);
    copyFileSync(fileOf('conversa-1'), fileOf(name));
    edit('proof', `file: depoimentos/${shown}.webp`, `file: depoimentos/${name}.webp`);
    shown = name;
    await post(page, { type: 'refresh' });
    await expect(picture).toHaveAttribute('src', new RegExp(name));
    await Promise.all(pages);
  }
  expect(servers.output().slice(before)).not.toMatch(/nova|outra/);
});

test('a page that is requested before its styles are written is shown once they are', async ({ page }) => {
  await open(page);
  rmSync(join(stylesFolderOf(servers.folder, 'dev'), 'pages.oferta-exclusiva.css'));
  const other = await page.context().newPage();
  const status = async () => (await other.goto(`${servers.preview}/oferta-exclusiva`))?.status();
  await expect.poll(status).toBe(503);
  // Every change of the content writes missing styles.
  edit(MAIN, 'headline: Comece', 'headline: Acorde');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Antes de ir');
});

test('the page stays unchanged while the content is invalid', async ({ page }) => {
  const frame = await open(page);
  edit(MAIN, 'headline: Comece', 'headlin: Comece');
  const refused = page.waitForResponse((response) => response.status() === 500);
  await post(page, { type: 'refresh' });
  await refused;
  await expect(headline(frame)).toHaveText('Comece o dia com Deus em 7 minutos');
  restoreContent();
  edit(MAIN, 'headline: Comece o dia com Deus em', 'headline: Acorde com Deus em');
  await post(page, { type: 'refresh' });
  await expect(headline(frame)).toHaveText('Acorde com Deus em 7 minutos');
});
