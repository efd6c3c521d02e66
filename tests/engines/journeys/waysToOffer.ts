import { expect } from 'vitest';
import { OFFER_PATH } from '../../../src/domain/routes.ts';
import { content } from '../../support/content.ts';
import { type Journey, keepPicture, OPENED_MS, type Walk } from '../journey.ts';
import {
  centre,
  goBack,
  hasFocus,
  isSeen,
  letPass,
  letPassIntoEnd,
  path,
  press,
  settle,
  wake,
} from '../page.ts';
import type { Visitor } from '../visitor.ts';

const SCROLL_MS = 20_000;
const EXIT_LISTENING_MS = 4000;
const EXIT_MS = 100;
const LONG_MS = 60_000;
const INVITATION = 'dialog[data-invitation]';
const BUY = `#preco a.buy-link`;
const { close } = content.interface;
const stopped = { stoppedAtMs: OPENED_MS };
const onDesktop = { ...stopped, size: 'desktop' } as const;

/** Scrolls until the price is on the screen, and waits until every observer on the page has told. */
async function seePrice(visitor: Visitor): Promise<void> {
  await visitor.ask(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settle(visitor);
  await centre(visitor, '#preco h2');
  await settle(visitor);
  for (let turn = 0; turn < 2; turn++) {
    await visitor.ask(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body);
        }),
    );
  }
}

/** The main page is shown, and was not even asked to give way: the history would tell (specification §4, redirects). */
async function expectStay({ visitor }: Walk): Promise<void> {
  await visitor.ask(async () => void (await fetch('/robots.txt')));
  expect(await visitor.ask(() => ({ path: location.pathname, state: history.state }))).toEqual({
    path: '/',
    state: null,
  });
}

/** The page goes to the offer when the rest of the time is over, and not a millisecond before. */
async function expectGoAfter(walk: Walk, ms: number): Promise<void> {
  const { visitor } = walk;
  await letPass(visitor, ms - 1);
  await expectStay(walk);
  await letPassIntoEnd(visitor, 1);
  await expect.poll(() => path(visitor)).toBe(OFFER_PATH);
}

/** What the page answers to the browser when it is left: whether to ask. Read on the next page. */
async function noteLeaving(visitor: Visitor): Promise<void> {
  await visitor.ask(() =>
    addEventListener('beforeunload', (event) =>
      sessionStorage.setItem('asks', String(event.defaultPrevented)),
    ),
  );
}
const askedOnLeaving = (visitor: Visitor) => visitor.ask(() => sessionStorage.getItem('asks'));

export function scrollRedirectJourneys(journey: Journey): void {
  for (const size of ['phone', 'desktop'] as const) {
    journey(
      `20,000 ms after the price was seen the visitor is sent to the offer (${size})`,
      { ...stopped, size },
      async (walk) => {
        const { visitor } = walk;
        await letPass(visitor, LONG_MS);
        await expectStay(walk);
        await seePrice(visitor);
        await expectGoAfter(walk, SCROLL_MS);
        await goBack(visitor);
        await expect.poll(() => path(visitor)).toBe('/');
        await wake(visitor);
        await seePrice(visitor);
        await letPass(visitor, LONG_MS);
        expect(await path(visitor)).toBe('/');
      },
    );
  }

  journey('on a desktop a press on a checkout spares the visitor that', onDesktop, async (walk) => {
    const { visitor } = walk;
    await seePrice(visitor);
    await press(visitor, BUY);
    await expect.poll(async () => (await visitor.tabs()).length).toBe(2);
    await visitor.closeOtherTabs();
    await letPass(visitor, LONG_MS);
    await expectStay(walk);
  });

  journey('on a phone it does not', { ...stopped, size: 'phone' }, async (walk) => {
    const { visitor } = walk;
    // The least window of every engine is narrower than a desktop's.
    await seePrice(visitor);
    await press(visitor, BUY);
    await expect.poll(async () => (await visitor.tabs()).length).toBe(2);
    await visitor.closeOtherTabs();
    await expectGoAfter(walk, SCROLL_MS);
  });
}

export function exitIntentJourneys(journey: Journey): void {
  journey(
    '100 ms after the mouse has left at the top the visitor is sent to the offer, once',
    onDesktop,
    async (walk) => {
      const { visitor } = walk;
      await letPass(visitor, EXIT_LISTENING_MS - 1);
      await visitor.leaveAtTop();
      await letPass(visitor, LONG_MS);
      await expectStay(walk);
      await visitor.leaveAtTop();
      await expectGoAfter(walk, EXIT_MS);
      await goBack(visitor);
      await expect.poll(() => path(visitor)).toBe('/');
      await wake(visitor);
      await letPass(visitor, EXIT_LISTENING_MS);
      await visitor.leaveAtTop();
      await letPass(visitor, LONG_MS);
      expect(await path(visitor)).toBe('/');
    },
  );

  journey('the mouse may move about at the top without leaving', onDesktop, async (walk) => {
    const { visitor } = walk;
    await letPass(visitor, EXIT_LISTENING_MS);
    for (const x of [20, 600, 1270]) {
      for (const y of [1, 15, 300, 0]) await visitor.moveMouse({ x, y });
    }
    await letPass(visitor, LONG_MS);
    await expectStay(walk);
  });
}

export function leavePromptJourneys(journey: Journey): void {
  journey('from 4,000 ms on the browser asks whoever leaves', onDesktop, async ({ visitor, address }) => {
    for (const [ms, isAsked] of [
      [EXIT_LISTENING_MS - 1, 'false'],
      [EXIT_LISTENING_MS, 'true'],
    ] as const) {
      await visitor.open(`${address}/`);
      await wake(visitor);
      await press(visitor, 'h1');
      await letPass(visitor, ms);
      await noteLeaving(visitor);
      await visitor.open(address + OFFER_PATH);
      expect(await askedOnLeaving(visitor)).toBe(isAsked);
    }
    expect([1, undefined]).toContain(visitor.prompts());
  });

  journey('our own redirect does not ask', onDesktop, async (walk) => {
    const { visitor } = walk;
    await press(visitor, 'h1');
    await letPass(visitor, EXIT_LISTENING_MS);
    await noteLeaving(visitor);
    await visitor.leaveAtTop();
    await expectGoAfter(walk, EXIT_MS);
    expect(await askedOnLeaving(visitor)).toBe('false');
    expect([0, undefined]).toContain(visitor.prompts());
  });
}

export function invitationJourneys(journey: Journey): void {
  const honest = { ...onDesktop, site: 'honest' } as const;

  journey(
    'the invitation opens when the mouse leaves, with the focus on its heading, and leads to the offer',
    honest,
    async (walk) => {
      const { visitor } = walk;
      await letPass(visitor, EXIT_LISTENING_MS);
      await visitor.leaveAtTop();
      await letPass(visitor, EXIT_MS - 1);
      expect(await isSeen(visitor, INVITATION)).toBe(false);
      await letPass(visitor, 1);
      expect(await isSeen(visitor, INVITATION)).toBe(true);
      expect(await hasFocus(visitor, `${INVITATION} h2`)).toBe(true);
      await keepPicture(walk, 'invitation');
      for (let turn = 0; turn < 6; turn++) {
        await visitor.key('Tab');
        // Firefox also stops at the dialog itself, which could be scrolled.
        expect(
          await hasFocus(visitor, `body, ${INVITATION}, ${INVITATION} *`),
          'the focus stays in the dialog',
        ).toBe(true);
      }
      await press(visitor, `${INVITATION} a`);
      await expect.poll(() => path(visitor)).toBe(OFFER_PATH);
    },
  );

  const ways: [string, (visitor: Visitor) => Promise<void>][] = [
    ['Escape', (visitor) => visitor.key('Escape')],
    ['its close button', (visitor) => press(visitor, `${INVITATION} [aria-label="${close}"]`)],
    ['its refusal', (visitor) => press(visitor, `${INVITATION} form:not(.float-right) button`)],
    ['its backdrop', (visitor) => visitor.click({ x: 8, y: 400 })],
  ];
  for (const [way, closeIt] of ways) {
    journey(
      `${way} closes the invitation, which then stays away`,
      { ...stopped, site: 'honest' },
      async (walk) => {
        const { visitor } = walk;
        await seePrice(visitor);
        await visitor.ask((buy: string) => document.querySelector<HTMLElement>(buy)?.focus(), BUY);
        await letPass(visitor, SCROLL_MS);
        expect(await isSeen(visitor, INVITATION)).toBe(true);
        await closeIt(visitor);
        await expect.poll(() => isSeen(visitor, INVITATION)).toBe(false);
        expect(await hasFocus(visitor, BUY)).toBe(true);
        await visitor.leaveAtTop();
        await letPass(visitor, LONG_MS);
        expect(await isSeen(visitor, INVITATION)).toBe(false);
        await expectStay(walk);
      },
    );
  }
}
