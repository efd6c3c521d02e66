// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startConsent } from './consent.ts';
import { find, press } from './fakeScreen.ts';

const PAGE = `
  <section data-consent="ids" tabindex="-1" hidden>
    <button data-consent-answer="no">Recusar</button><button data-consent-answer="yes">Aceitar</button>
  </section>
  <footer><a href="#cookies" data-consent-change hidden>Preferências de cookies</a></footer>`;

const load = vi.fn(async () => {});
const isAsking = () => !find('[data-consent]').hidden;
const answer = (given: 'yes' | 'no') => press(find(`[data-consent-answer="${given}"]`));
const answered = vi.fn();
/** Tells that the notice has another height. */
let tellSize: () => void;
let idle: (() => void)[];
let stop: () => void;

function open(given?: string) {
  if (given) localStorage.setItem('consent', given);
  stop = startConsent(load);
}

beforeEach(() => {
  localStorage.clear();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        tellSize = tell;
      }
      observe() {}
      disconnect() {
        tellSize = () => {};
      }
    },
  );
  document.body.innerHTML = PAGE;
  load.mockClear();
  answered.mockClear();
  addEventListener('consent', answered);
});
afterEach(() => {
  stop();
  removeEventListener('consent', answered);
  vi.unstubAllGlobals();
});
const passIdle = () => {
  for (const run of idle.splice(0)) run();
};

describe('a first visit', () => {
  it('is asked, and nothing is kept or loaded before the answer', () => {
    open();
    passIdle();
    expect(isAsking()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('that says yes is measured once the browser is idle', () => {
    open();
    answer('yes');
    expect(isAsking()).toBe(false);
    expect(localStorage.getItem('consent')).toBe('ids');
    expect(answered).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
    passIdle();
    expect(load).toHaveBeenCalled();
  });

  it('that says no is measured by nothing', () => {
    open();
    answer('no');
    passIdle();
    expect(isAsking()).toBe(false);
    expect(localStorage.getItem('consent')).toBe('no');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a later visit', () => {
  it('after a yes is measured without being asked again', () => {
    open('ids');
    expect(isAsking()).toBe(false);
    passIdle();
    expect(load).toHaveBeenCalled();
  });

  it('after a no is neither', () => {
    open('no');
    passIdle();
    expect(isAsking()).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('after a yes to other services is asked anew', () => {
    open('other ids');
    passIdle();
    expect(isAsking()).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the link at the foot of the page', () => {
  const change = () => find('[data-consent-change]');

  it('opens the notice again, which gives the focus back', () => {
    open('no');
    expect(change().hidden).toBe(false);
    expect(press(change()), 'the browser goes nowhere').toBe(false);
    expect(isAsking()).toBe(true);
    expect(document.activeElement).toBe(find('[data-consent]'));
    answer('yes');
    expect(document.activeElement).toBe(change());
    passIdle();
    expect(load).toHaveBeenCalled();
  });

  it('lets a yes be taken back, at once, and has what was kept forgotten', () => {
    open('ids');
    press(change());
    answer('no');
    expect(localStorage.getItem('consent')).toBe('no');
    expect(answered).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('neither asks nor measures where the storage is denied', () => {
  vi.stubGlobal('localStorage', undefined);
  open();
  passIdle();
  expect(isAsking()).toBe(false);
  expect(find('[data-consent-change]').hidden).toBe(true);
  expect(load).not.toHaveBeenCalled();
});

it('measures nothing where the yes cannot be kept', () => {
  open();
  vi.stubGlobal('localStorage', { getItem: () => null });
  answer('yes');
  passIdle();
  expect(isAsking()).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it('follows an answer that another tab was given', () => {
  open();
  localStorage.setItem('consent', 'no');
  dispatchEvent(new Event('storage'));
  expect(isAsking()).toBe(false);
});

it('waits for the page to have loaded, and for a while where the browser cannot say that it is idle', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open('ids');
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(load).toHaveBeenCalledTimes(1);
  state.mockRestore();
  vi.useRealTimers();
});

it('has the page make room for its height, and what measures the screen measure anew', () => {
  const measured = vi.fn();
  addEventListener('resize', measured);
  open();
  vi.spyOn(find('[data-consent]'), 'offsetHeight', 'get').mockReturnValue(170);
  tellSize();
  const room = () => document.documentElement.style.getPropertyValue('--notice');
  expect(room()).toBe('170px');
  expect(measured).toHaveBeenCalledTimes(1);
  stop();
  document.documentElement.style.removeProperty('--notice');
  tellSize();
  expect(room()).toBe('');
  removeEventListener('resize', measured);
});

it('bears that nothing comes', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  open('ids');
  passIdle();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

it('does nothing on a page without the notice, and no more once stopped', () => {
  open();
  stop();
  answer('yes');
  expect(localStorage).toHaveLength(0);
  document.body.innerHTML = '';
  expect(() => open()).not.toThrow();
});
