import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRIVACY_PATH } from '../../src/domain/routes.ts';
import { startEditor } from '../editor/editorProcess.ts';
import { content, mainPage, menu, sectionOn } from '../support/content.ts';
import { OFFER_PATH } from '../support/sites.ts';
import { type Engine, movePointer, openScreen, type Visitor } from './engine.ts';
import { MEASURED, measuredPath, STOPPED_CLOCK_PATH, serveSite } from './site.ts';

const MENU_BUTTON = '[popovertarget="menu"]';
const PRICE = '#preco h2';
const BUY = '#preco [data-buy-link]';
const ANSWERS = '#perguntas details > p';
const ROW = '[data-carousel-row]';

/** How long client/main.ts waits after the load event in a browser without `requestIdleCallback`. */
const MAIN_MS = 200;
const SCROLL_MS = 20_000;
const EXIT_DELAY_MS = 4000;
const EXIT_MS = 100;
const LONG_MS = 60_000;

/** Waits until the page has painted and its observers have reported. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise(requestAnimationFrame);
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body);
    });
  }
}

/** The texts of the visible elements that match. */
const texts = (visitor: Visitor, selector: string) =>
  visitor.run((wanted: string) => {
    const elements = Array.from(document.querySelectorAll(wanted));
    const visible = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return visible.map(({ textContent }) => textContent.trim());
  }, selector);

const isVisible = async (visitor: Visitor, selector: string) => (await texts(visitor, selector)).length > 0;

/** Waits for an element that matches, and scrolls to the first one. */
async function show(visitor: Visitor, selector: string): Promise<void> {
  const scroll = (wanted: string) => {
    const found = document.querySelector(wanted);
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found !== null;
  };
  await expect.poll(() => visitor.run(scroll, selector)).toBe(true);
  await visitor.run(rendered);
}

const passTime = (visitor: Visitor, ms: number) =>
  visitor.run((passed: number) => Reflect.get(window, 'passTime')?.(passed), ms);

/** Waits until client/main.ts has run. If the clock is stopped, first advances it by `MAIN_MS`. */
async function mainReady(visitor: Visitor): Promise<void> {
  await passTime(visitor, MAIN_MS);
  const isReady = () => visitor.run(() => document.querySelector('[popovertarget][aria-expanded]') !== null);
  await expect.poll(isReady).toBe(true);
}

async function letPass(visitor: Visitor, ms: number): Promise<void> {
  await passTime(visitor, ms);
  await visitor.run(rendered);
}

/** The path of the page; false or undefined until it has loaded. */
const path = (visitor: Visitor) =>
  visitor.run(() => document.readyState === 'complete' && location.pathname).catch(() => undefined);

/** Advances the page's clock, and expects that the page then redirects to the offer. */
async function expectGoAfter(visitor: Visitor, ms: number): Promise<void> {
  // The page may be closed before its answer arrives.
  await passTime(visitor, ms).catch(() => {});
  await expect.poll(() => path(visitor)).toBe(OFFER_PATH);
}

/** Moves the pointer into the page and out at the top. Waits until the page has noticed each move. */
async function leaveAtTop(visitor: Visitor): Promise<void> {
  let x = 300;
  const moveTo = async (y: number) => {
    // The page notices the pointer only when it moves.
    x += 1;
    await movePointer(visitor, x, y);
    return visitor.run(() => document.documentElement.matches(':hover'));
  };
  await expect.poll(() => moveTo(300)).toBe(true);
  await expect.poll(() => moveTo(-5)).toBe(false);
}

type Start = { from?: string; size?: 'phone' | 'desktop' };
type Walk = (visitor: Visitor) => Promise<void>;

export function runJourneys(start: () => Promise<Engine>): void {
  let engine: Engine;
  let screen: Awaited<ReturnType<typeof openScreen>>;
  let site: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    site = await serveSite();
    screen = await openScreen();
    engine = await start();
  });
  afterAll(async () => {
    await engine?.stop?.();
    screen?.close();
    site?.close();
  });

  const journey = (title: string, { from = '/', size = 'phone' }: Start, walk: Walk) =>
    // In continuous integration a journey is repeated once, because the machine may be under load.
    test(title, { retry: process.env['CI'] ? 1 : 0 }, async ({ onTestFinished }) => {
      site.checkouts.length = 0;
      site.events.length = 0;
      const visitor = await engine.newVisitor();
      onTestFinished(visitor.close);
      if (size === 'desktop') await visitor.resize(1280, 800);
      else await visitor.resize(Math.max(390, engine.minWidth), 844);
      await visitor.open(site.address + from);
      if (from.split('?')[0] === '/') await mainReady(visitor);
      await walk(visitor);
      expect(await visitor.run(() => sessionStorage.getItem('errors'))).toBeNull();
    });

  journey('the pages have their fonts and never scroll sideways', {}, async (visitor) => {
    for (const page of ['/', OFFER_PATH, PRIVACY_PATH]) {
      await visitor.open(site.address + page);
      for (const width of [engine.minWidth, 768, 1280]) {
        await visitor.resize(width, 844);
        await expect.poll(() => visitor.run(() => innerWidth)).toBe(width);
        expect(await visitor.run(() => document.documentElement.scrollWidth), page).toBe(width);
      }
      const fonts = () =>
        visitor.run(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));
      await expect.poll(fonts).toEqual(expect.arrayContaining(['Title loaded', 'Text loaded']));
    }
  });

  journey('a link in the menu closes the menu and scrolls to its section', {}, async (visitor) => {
    expect(await isVisible(visitor, '#menu')).toBe(false);
    await visitor.click(MENU_BUTTON);
    await expect.poll(() => texts(visitor, '#menu li a')).toEqual(Object.values(menu));
    await visitor.click('#menu a[href="#preco"]');
    await expect.poll(() => isVisible(visitor, '#menu')).toBe(false);
    const isHeadingFree = () =>
      visitor.run(() => {
        const heading = document.querySelector('#preco h2');
        const { left = 0, top = 0 } = heading?.getBoundingClientRect() ?? {};
        return document.elementFromPoint(left + 1, top + 1) === heading;
      });
    await expect.poll(isHeadingFree).toBe(true);
  });

  journey('only one question is open at a time, and Enter closes it', {}, async (visitor) => {
    expect(await texts(visitor, ANSWERS)).toEqual([]);
    // If the height of an answer cannot be animated, it must change at once: a later change would move the element that
    // a visitor is about to press.
    const isAnimatedOrImmediate = await visitor.run(() => {
      const question = document.querySelector<HTMLDetailsElement>('#perguntas details');
      if (!question) return false;
      const closedHeight = question.offsetHeight;
      question.open = true;
      const openHeight = question.offsetHeight;
      question.open = false;
      return CSS.supports('interpolate-size: allow-keywords') || openHeight > closedHeight;
    });
    expect(isAnimatedOrImmediate).toBe(true);
    for (const [index, { answer }] of sectionOn(mainPage, 'faq').items.slice(0, 2).entries()) {
      await visitor.click(`#perguntas details:nth-of-type(${index + 1}) > summary`);
      await expect.poll(() => texts(visitor, ANSWERS)).toEqual([answer]);
    }
    await visitor.key('Enter');
    await expect.poll(() => texts(visitor, ANSWERS)).toEqual([]);
  });

  journey('the carousel advances and loops', { size: 'desktop' }, async (visitor) => {
    const titles = content.product.modules.map(({ title }) => title);
    const titleAtEdge = () =>
      visitor.run((row: string) => {
        const shown = document.querySelector(row);
        const { left = 0 } = shown?.getBoundingClientRect() ?? {};
        const slides = Array.from(shown?.querySelectorAll('[aria-roledescription]') ?? []);
        const first = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 40);
        return first?.querySelector('h3')?.textContent;
      }, ROW);
    await show(visitor, ROW);
    await show(visitor, `[data-carousel="running"] ${ROW}`);
    for (const index of [9, 0, 1]) {
      const button = index === 9 ? 'previous' : 'next';
      await visitor.click(`[aria-label="${content.interface.carousel[button]}"]`);
      await expect.poll(titleAtEdge).toBe(titles[index]);
    }
  });

  journey('a click on the poster plays the video, with captions', { size: 'desktop' }, async (visitor) => {
    await visitor.click('[data-video] > a');
    const state = () =>
      visitor.run(() => {
        const video = document.querySelector('video');
        const { mode, cues } = video?.textTracks[0] ?? {};
        const isPlaying = video && !video.paused && video.currentTime > 0.2;
        const hasFocus = document.activeElement === video;
        return { isPlaying, hasFocus, mode, hasCues: Number(cues?.length) > 2 };
      });
    const expected = { isPlaying: true, hasFocus: true, mode: 'showing', hasCues: true };
    await expect.poll(state).toEqual(expected);
  });

  journey('an enlarged conversation fits the screen, and Escape closes it', {}, async (visitor) => {
    await visitor.click('#depoimentos [data-enlarge]');
    const picture = () =>
      visitor.run(() => {
        const image = document.querySelector<HTMLImageElement>('dialog[data-viewer] img');
        const link = document.querySelector<HTMLAnchorElement>('#depoimentos [data-enlarge]');
        const { left = -1, top = -1, right = 0, bottom = 0 } = image?.getBoundingClientRect() ?? {};
        return {
          isWithin: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          isLarge: Number(image?.naturalWidth) > 0 && image?.src === link?.href,
        };
      });
    await expect.poll(picture).toEqual({ isWithin: true, isLarge: true });
    await visitor.key('Escape');
    await expect.poll(() => isVisible(visitor, 'dialog[data-viewer]')).toBe(false);
    await expect.poll(() => visitor.run(() => document.activeElement?.matches('[data-enlarge]'))).toBe(true);
  });

  journey(
    'the page redirects to the offer after the price was seen, and not again after Back',
    { from: STOPPED_CLOCK_PATH },
    async (visitor) => {
      await show(visitor, PRICE);
      await expectGoAfter(visitor, SCROLL_MS);
      await visitor.back();
      await expect.poll(() => path(visitor)).toBe('/');
      await mainReady(visitor);
      await show(visitor, 'h1');
      await show(visitor, PRICE);
      await letPass(visitor, LONG_MS);
      expect(await path(visitor)).toBe('/');
    },
  );

  const stoppedDesktop = { from: STOPPED_CLOCK_PATH, size: 'desktop' } as const;

  journey('exit intent redirects to the offer without a prompt', stoppedDesktop, async (visitor) => {
    await visitor.click('h1');
    await letPass(visitor, EXIT_DELAY_MS - MAIN_MS);
    await leaveAtTop(visitor);
    await expectGoAfter(visitor, EXIT_MS);
  });

  /** Clicks a buy link, and expects that the checkout opens. */
  const buy = async (visitor: Visitor) => {
    const expected = site.checkouts.length + 1;
    await show(visitor, BUY);
    await visitor.click(BUY);
    await expect.poll(() => site.checkouts.length).toBeGreaterThanOrEqual(expected);
    await visitor.closeOtherTabs();
  };
  const answer = async (visitor: Visitor, given: 'yes' | 'no') => {
    await expect.poll(() => isVisible(visitor, '[data-consent]')).toBe(true);
    await visitor.click(`[data-consent-answer="${given}"]`);
  };

  for (const { name, opened, seen, followed, isUnstoppable } of MEASURED) {
    const from = measuredPath(name);
    journey(
      `${name} receives its events in order, and only with consent`,
      { from, size: 'desktop' },
      async (visitor) => {
        await buy(visitor);
        await answer(visitor, 'no');
        await buy(visitor);
        expect(site.events).toEqual([]);
        await visitor.run(() => localStorage.clear());
        await visitor.open(site.address + from);
        await answer(visitor, 'yes');
        await expect.poll(() => site.events).toEqual(opened);
        await buy(visitor);
        await buy(visitor);
        const all = [...opened, ...seen, ...followed];
        await expect.poll(() => site.events).toEqual(all);
        const loadedAt = () => visitor.run(() => performance.timeOrigin);
        const before = await loadedAt();
        await visitor.click('[data-consent-change]');
        await answer(visitor, 'no');
        if (isUnstoppable) await expect.poll(loadedAt).not.toBe(before);
        await mainReady(visitor);
        await buy(visitor);
        expect(await visitor.run(() => [document.cookie, { ...localStorage }])).toEqual([
          '',
          { consent: 'no' },
        ]);
        expect(site.events).toEqual(all);
      },
    );
  }

  test('the editor opens, lists the sections, and shows and saves typed text', async ({
    onTestFinished,
    task,
  }) => {
    const editor = await startEditor(`editor-${task.file.name.replace(/\W+/g, '-')}`);
    onTestFinished(editor.stop);
    const visitor = await engine.newVisitor();
    onTestFinished(visitor.close);
    await visitor.resize(1280, 900);
    await visitor.open(editor.address);
    const isThere = (selector: string) =>
      visitor.run((wanted: string) => document.querySelector(wanted) !== null, selector);
    const partRow = '[role="row"][data-key="inicio"]';
    const field = '[id="campo-pages/principal-sections-inicio-headline"]';
    const text = 'Hoje mesmo';
    // While the page is loading, the frame may be missing.
    const headline = () => visitor.textInFrame('h1').catch(String);
    await expect.poll(() => isThere(partRow), { message: 'the list of parts' }).toBe(true);
    // The first page of the preview takes long to compile.
    await expect.poll(headline, { timeout: 60_000, message: 'the preview' }).toContain('Comece o dia');
    await visitor.click(partRow);
    await expect.poll(() => isThere(field), { message: 'the field' }).toBe(true);
    await visitor.click(field);
    await visitor.type(text);
    await expect.poll(headline, { message: 'what is typed, in the preview' }).toContain(text);
    const saved = () => editor.saved('pages/principal.sections.inicio.headline');
    await expect.poll(saved, { message: 'what is typed, in the file' }).toContain(text);
  });
}
