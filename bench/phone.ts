import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../scripts/chromium.ts';

/** The phone that Lighthouse emulates, so that all measurements use the same screen. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Touches and rendering are measured with a processor this many times slower, as on a phone. */
const SLOWDOWN = 4;

/** Runs `work` in a new browser, so that nothing is cached, and closes the browser. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await puppeteer.launch(await launchOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const withPhone = <Result>(work: (page: Page) => Promise<Result>): Promise<Result> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport(PHONE);
    return work(page);
  });

/** What a visit loads before a scroll or touch. */
type Weight = {
  /** Transferred bytes, including response headers. */
  bytes: number;
  scriptBytes: number;
  /** The addresses of the scripts that were requested before the load event. */
  earlyScripts: string[];
};

export function visitSize(url: string): Promise<Weight> {
  return withPhone(async (page) => {
    const session = await page.createCDPSession();
    const requests = new Map<string, { url: string; isScript: boolean; startedAt: number; bytes: number }>();
    let loadedAt = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      const isScript = type === 'Script';
      requests.set(requestId, { url: request.url, isScript, startedAt: timestamp, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    session.on('Page.loadEventFired', ({ timestamp }) => {
      loadedAt = timestamp;
    });
    await session.send('Network.enable');
    await session.send('Page.enable');
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForNetworkIdle({ idleTime: 1000 });

    const all = [...requests.values()];
    const scripts = all.filter(({ isScript }) => isScript);
    const sum = (list: typeof all) => list.reduce((total, { bytes }) => total + bytes, 0);
    const early = scripts.filter(({ startedAt }) => startedAt < loadedAt);
    return {
      bytes: sum(all),
      scriptBytes: sum(scripts),
      earlyScripts: early.map((request) => request.url),
    };
  });
}

/** The work of the main thread for a visit, until the network is idle. */
export type Rendering = { layouts: number; styleRecalculations: number; layoutMs: number; styleMs: number };

/** Measures the number and duration of the layouts and style recalculations of a visit without scrolls and touches. */
export function measureRendering(url: string): Promise<Rendering> {
  return withPhone(async (page) => {
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    await page.emulateCPUThrottling(SLOWDOWN);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForNetworkIdle({ idleTime: 1500 });
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      layouts: metric('LayoutCount'),
      styleRecalculations: metric('RecalcStyleCount'),
      layoutMs: metric('LayoutDuration') * 1000,
      styleMs: metric('RecalcStyleDuration') * 1000,
    };
  });
}

/** The selectors of the controls to touch on the main page, by name. */
export const CONTROLS = {
  'menu button': '[popovertarget="menu"]',
  'FAQ question': '#perguntas summary',
  'carousel button': '[aria-roledescription] button:nth-last-of-type(2)',
  'picture to enlarge': '[aria-roledescription] a[data-enlarge]',
  'buy button': '#preco a[target="_blank"]',
};

/**
 * The duration of the next touch's longest event, from input to paint; 0 if all events are under 16 ms. Runs in the
 * page.
 */
function nextTouch(): Promise<number> {
  let longest = 0;
  // In a variable, because TypeScript's type lacks `durationThreshold`, and an inline object would be an error.
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
  }).observe(options);
  return new Promise((resolve) => {
    const onClick = (event: MouseEvent) => {
      // Prevents the navigation, because a checkout would open in a new tab.
      if (event.target instanceof Element && event.target.closest('a[target]')) event.preventDefault();
      setTimeout(() => resolve(longest), 1000);
    };
    addEventListener('click', onClick, { once: true });
  });
}

/**
 * How long the first and the second touch of a control take on a new page, in milliseconds. Event Timing rounds to 8
 * ms.
 */
export function touchTwice(url: string, selector: string): Promise<[first: number, second: number]> {
  return withPhone(async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const control = await page.waitForSelector(selector);
    if (!control) throw new Error(`${url} has no ${selector}.`);
    await control.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForNetworkIdle({ idleTime: 500 });
    await page.emulateCPUThrottling(SLOWDOWN);
    const { x, y } = await control.clickablePoint();
    const touch = async () => {
      const duration = page.evaluate(nextTouch);
      const finger = await page.touchscreen.touchStart(x, y);
      // A real touch lasts for several frames.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      await finger.end();
      return duration;
    };
    return [await touch(), await touch()];
  });
}
