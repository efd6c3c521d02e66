import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from './fakePage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ does: 'scroll' as const }) },
  { weight: 4, arbitrary: fc.constant({ does: 'see' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('click' as const),
      words: fc.constantFrom('Comprar agora', 'QUERO APROVEITAR', 'Sobre', ''),
      width: fc.constantFrom(320, 390, 767, 768, 1280),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('leave' as const), y: fc.integer({ min: -30, max: 60 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 12_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('setClock' as const),
      byMs: fc.integer({ min: -1e9, max: 1e9 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'restore' as const }) },
);

describe('whatever a visitor does', () => {
  it('is sent once at most, at the very millisecond, never after a cancelling click on a desktop', () => {
    let redirects = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }), (steps) => {
        const page = openPage();
        let startedMs = performance.now();
        let hasScrolled = false;
        let hasBought = false;
        let scrollDueMs = Number.POSITIVE_INFINITY;
        let exitDueMs = Number.POSITIVE_INFINITY;
        let sentMs: number | undefined;
        for (const action of steps) {
          const nowMs = performance.now();
          const isOpen = sentMs === undefined;
          if (action.does === 'scroll') {
            page.scroll();
            hasScrolled = true;
          } else if (action.does === 'see') {
            page.see();
            if (isOpen && hasScrolled && !hasBought) scrollDueMs = Math.min(scrollDueMs, nowMs + 20_000);
          } else if (action.does === 'click') {
            page.click(action.words, action.width);
            if (action.width >= 768 && /comprar|aproveitar/i.test(action.words)) {
              hasBought = true;
              scrollDueMs = Number.POSITIVE_INFINITY;
            }
          } else if (action.does === 'leave') {
            page.leave(action.y);
            if (isOpen && action.y <= 20 && nowMs >= startedMs + 4000)
              exitDueMs = Math.min(exitDueMs, nowMs + 100);
          } else if (action.does === 'setClock') {
            // The wall clock alone: what is measured is the time that passes.
            vi.setSystemTime(Date.now() + action.byMs);
          } else if (action.does === 'restore') {
            page.restore();
            startedMs = nowMs;
            hasScrolled = false;
            scrollDueMs = Number.POSITIVE_INFINITY;
            exitDueMs = Number.POSITIVE_INFINITY;
          } else {
            page.wait(action.ms);
            const dueMs = Math.min(scrollDueMs, exitDueMs);
            if (isOpen && dueMs <= nowMs + action.ms) sentMs = dueMs;
          }
        }
        page.stop();
        expect(page.madeAtMs).toEqual(sentMs === undefined ? [] : [{ how: 'redirect', atMs: sentMs }]);
        redirects += page.madeAtMs.length;
      }),
      { numRuns: 400 },
    );
    expect(redirects, 'some of these visitors were sent').toBeGreaterThan(100);
  });
});

describe('startOfferTriggers', () => {
  it('sends once when both are due in the same moment', () => {
    const page = openPage();
    page.scroll();
    page.see();
    page.wait(19_900);
    page.leave(0);
    page.wait(60_000);
    expect(page.madeAtMs).toEqual([{ how: 'redirect', atMs: expect.any(Number) }]);
  });

  it('remembers a redirect with the entry of the history, even where storage is denied', () => {
    const page = openPage({ storage: 'denied', state: { kept: 1 } });
    page.wait(4000);
    page.leave(0);
    page.wait(100);
    expect(page.madeAtMs).toHaveLength(1);
    expect(page.history.state).toEqual({ kept: 1, offerShown: true });
    page.restore();
    page.wait(4000);
    page.leave(0);
    page.wait(60_000);
    expect(page.madeAtMs).toHaveLength(1);
    expect(page.isPrompting()).toBe(false);

    const reloaded = openPage({ storage: 'denied', state: page.history.state });
    reloaded.wait(4000);
    reloaded.leave(0);
    reloaded.wait(60_000);
    expect(reloaded.madeAtMs).toEqual([]);
  });

  it.each([
    ['back_forward', []],
    ['reload', []],
    ['navigate', [{ how: 'redirect', atMs: expect.any(Number) }]],
  ])('after a redirect, an entry without its mark that is come to by %s', (type, made) => {
    const page = openPage();
    page.wait(4000);
    page.leave(0);
    page.wait(100);
    expect(page.madeAtMs).toHaveLength(1);

    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    const other = openPage({ stored: page.stored });
    other.wait(4000);
    other.leave(0);
    other.wait(100);
    expect(other.madeAtMs).toEqual(made);
    expect([...page.stored.values()]).toEqual(['redirect']);
  });

  it('opens the dialog without touching the history, and remembers it for the session', () => {
    const page = openPage({ exit: 'dialog', scroll: 'dialog' });
    page.wait(4000);
    page.leave(0);
    page.wait(100);
    expect(page.madeAtMs).toEqual([{ how: 'dialog', atMs: expect.any(Number) }]);
    expect(page.history.state).toBeNull();
    expect([...page.stored]).toEqual([['offerShown', 'dialog']]);
  });

  it('opens the dialog once where storage is denied', () => {
    const page = openPage({ exit: 'dialog', scroll: 'dialog', storage: 'denied' });
    page.scroll();
    page.see();
    page.wait(4000);
    page.leave(0);
    page.wait(60_000);
    expect(page.madeAtMs).toHaveLength(1);
  });

  it('does nothing when off, but still asks before the end, from 4,000 ms on', () => {
    const page = openPage({ exit: 'off', scroll: 'off' });
    page.scroll();
    page.see();
    page.wait(3999);
    expect(page.isPrompting()).toBe(false);
    page.wait(1);
    expect(page.isPrompting()).toBe(true);
    page.leave(0);
    page.wait(60_000);
    expect(page.madeAtMs).toEqual([]);
  });

  it('never asks when it sends by itself', () => {
    const page = openPage();
    page.wait(4000);
    expect(page.isPrompting()).toBe(true);
    page.leave(0);
    page.wait(99);
    expect(page.isPrompting()).toBe(true);
    page.wait(1);
    expect(page.isPrompting()).toBe(false);
  });

  it('stops for good when it is stopped', () => {
    const page = openPage();
    page.scroll();
    page.see();
    page.stop();
    page.restore();
    page.wait(4000);
    page.leave(0);
    page.wait(60_000);
    expect(page.madeAtMs).toEqual([]);
    expect(page.isPrompting()).toBe(false);
  });
});
