import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Decide, runStages, type Stage } from './stages.ts';

type Step = 'resting' | 'running' | 'over';
const NEVER_MS = Number.POSITIVE_INFINITY;

/** Runs from the start on, and is over 99.6 ms later. */
const decide: Decide<Stage<Step>, 'go' | 'nothing'> = (state, event, nowMs) => {
  if (event === 'go') return { step: 'running', dueMs: nowMs + 99.6 };
  if (event === 'clock' && nowMs >= state.dueMs) return { step: 'over', dueMs: NEVER_MS };
  return state;
};

let life: AbortController;
let told: { step: Step; atMs: number }[];
let startMs: number;
let tell: (event: 'go' | 'nothing') => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  startMs = performance.now();
  life = new AbortController();
  told = [];
  tell = runStages({
    first: { step: 'resting', dueMs: NEVER_MS },
    decide,
    onStep: (step) => told.push({ step, atMs: performance.now() - startMs }),
    signal: life.signal,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('runStages', () => {
  it('tells each new step once, those that time brings not before their time', () => {
    tell('nothing');
    tell('go');
    tell('nothing');
    vi.advanceTimersByTime(1000);
    tell('nothing');
    expect(told).toEqual([
      { step: 'running', atMs: 0 },
      { step: 'over', atMs: 100 },
    ]);
  });

  it('takes what is due at the start on at once', () => {
    runStages({
      first: { step: 'running', dueMs: startMs },
      decide,
      onStep: (step) => told.push({ step, atMs: performance.now() - startMs }),
      signal: life.signal,
    });
    expect(told).toEqual([{ step: 'over', atMs: 0 }]);
  });

  it('needs no timer where time brings nothing, and never more than one', () => {
    expect(vi.getTimerCount()).toBe(0);
    tell('go');
    tell('nothing');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits from the start on where the first step has its time', () => {
    runStages({
      first: { step: 'running', dueMs: performance.now() + 50 },
      decide,
      onStep: (step) => told.push({ step, atMs: performance.now() - startMs }),
      signal: life.signal,
    });
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([{ step: 'over', atMs: 50 }]);
  });

  it('stops its timer with the signal, and sets none afterwards', () => {
    tell('go');
    life.abort();
    expect(vi.getTimerCount()).toBe(0);
    tell('go');
    expect(vi.getTimerCount()).toBe(0);
  });
});
