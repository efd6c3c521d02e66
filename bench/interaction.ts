import type { ElementHandle, HTTPRequest, Page } from 'puppeteer-core';
import { withBrowser } from './browser.ts';
import { between, longest, nextFrames, together, traceTasks } from './mainThread.ts';
import { PHONE, readWholePage } from './phone.ts';

async function find(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await nextFrames(page);
  return element;
}

/** Lets the mouse leave at the top until the exit intent listens and opens the invitation. */
async function openInvitation(page: Page): Promise<void> {
  while (!(await page.$('dialog[data-invitation][open]'))) {
    await page.mouse.move(200, 300);
    await page.mouse.move(200, -5);
    await nextFrames(page);
  }
}

/** Makes a page ready for a press, and finds what is to be pressed. */
type Prepare = (page: Page) => Promise<ElementHandle>;

const PRESSES: Record<string, Prepare> = {
  'menu button': (page) => find(page, '.menu-button'),
  'FAQ question': (page) => find(page, '#perguntas summary'),
  'carousel button': (page) => find(page, '#incluido section button:nth-last-of-type(2)'),
  'picture to enlarge': (page) => find(page, '#depoimentos a[data-enlarge]'),
  'refusal of the invitation': async (page) => {
    await openInvitation(page);
    return find(page, '[data-invitation] .flex button');
  },
};

export const PRESS_NAMES = Object.keys(PRESSES);

async function withPhone<Result>(url: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport(PHONE);
    await page.goto(url, { waitUntil: 'load' });
    return work(page);
  });
}

const MARKS = {
  landed: 'bench-landed',
  pressed: 'bench-pressed',
  lifted: 'bench-lifted',
  answered: 'bench-answered',
};

/** Marks when a finger lands and lifts, and the frames that show it; resolves once the last is painted. Runs in the page. */
function markPress({ landed, pressed, lifted, answered }: typeof MARKS): Promise<void> {
  const once = { capture: true, once: true };
  const onLanded = () => {
    performance.mark(landed);
    requestAnimationFrame(() => performance.mark(pressed));
  };
  addEventListener('pointerdown', onLanded, once);
  addEventListener('pointerup', () => performance.mark(lifted), once);
  return new Promise((done) => {
    const onFrame = () => {
      performance.mark(answered);
      setTimeout(done);
    };
    addEventListener('click', () => requestAnimationFrame(onFrame), once);
  });
}

/** What a press takes a phone's main thread, in milliseconds: from each event to the frame that shows what it did. */
export type Answer = { landing: number; lifting: number };

/** What a visitor may wait for: the longer of the two, as Event Timing has it. */
export const longer = ({ landing, lifting }: Answer): number => Math.max(landing, lifting);

/** All that a press costs, which a finger that stays on the glass does not wait for. */
export const inAll = ({ landing, lifting }: Answer): number => landing + lifting;

const awake = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-island-status="asleep"]'));

async function measureAnswer(url: string, prepare: Prepare): Promise<Answer> {
  return withPhone(url, async (page) => {
    await readWholePage(page);
    await awake(page);
    const { x, y } = await (await prepare(page)).clickablePoint();
    const press = async () => {
      const answer = page.evaluate(markPress, MARKS);
      await nextFrames(page);
      const finger = await page.touchscreen.touchStart(x, y);
      // No finger lifts before the frame that follows its landing.
      await nextFrames(page);
      await finger.end();
      await answer;
    };
    const trace = await traceTasks(page, press);
    return {
      landing: together(between(trace, MARKS.landed, MARKS.pressed)),
      lifting: together(between(trace, MARKS.lifted, MARKS.answered)),
    };
  });
}

/** The answer to the touch of a control, as it is for a phone's main thread. */
export async function measurePress(url: string, name: string): Promise<Answer> {
  const prepare = PRESSES[name];
  if (!prepare) throw new Error(`There is nothing to press called "${name}".`);
  return measureAnswer(url, prepare);
}

/** The same for a question of the floor: the soonest that any page answers on this machine. */
export const measureFloorPress = (url: string): Promise<Answer> =>
  measureAnswer(url, (page) => find(page, 'summary'));

/** React's script and those of the two islands. */
const ISLAND_SCRIPTS = /\/assets\/(?:client|\w+\.island)\.[\w-]+\.js$/;

/**
 * The longest task of a phone's main thread while the islands wake and nothing else goes on: the page was read before, with
 * their scripts held back. A touch may have to wait for it. Milliseconds.
 */
export async function measureWaking(url: string): Promise<number> {
  return withPhone(url, async (page) => {
    const held: HTTPRequest[] = [];
    let isHolding = true;
    page.on('request', (request) => {
      if (isHolding && ISLAND_SCRIPTS.test(request.url())) held.push(request);
      else request.continue();
    });
    await page.setRequestInterception(true);
    await readWholePage(page, 3);
    if (held.length === 0) throw new Error('No island asked for its scripts.');
    const trace = await traceTasks(page, async () => {
      isHolding = false;
      for (const request of held) request.continue();
      await page.waitForNetworkIdle({ idleTime: 1000 });
    });
    await awake(page);
    return longest(trace.tasks);
  });
}

/** The longest task of a phone's main thread while a reader goes through the whole page, and islands wake; milliseconds. */
export async function measureScroll(url: string): Promise<number> {
  return withPhone(url, async (page) => longest((await traceTasks(page, () => readWholePage(page))).tasks));
}
