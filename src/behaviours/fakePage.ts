// For tests: the little of a browser that the ways to the offer need, where a test is the visitor.
import { vi } from 'vitest';
import { startOfferTriggers } from './offerTriggers.ts';

/** As much of an element as a click is read from. */
class FakeElement {
  parentElement = null;
  childNodes = [];
  constructor(readonly textContent: string) {}
  matches = (selector: string) => selector === 'a, button';
  closest = () => null;
  getAttribute = () => null;
}

type Settings = {
  scroll?: string;
  exit?: string;
  storage?: 'denied' | 'allowed';
  state?: unknown;
  stored?: Map<string, string>;
};

/** A page with the triggers started, in which a test is the visitor. Time is vitest's. */
export function openPage({
  scroll = 'redirect',
  exit = 'redirect',
  storage = 'allowed',
  state = null,
  stored = new Map(),
}: Settings = {}) {
  const page = new EventTarget();
  const observers = new Set<FakeObserver>();
  const madeAtMs: { how: 'redirect' | 'dialog'; atMs: number }[] = [];
  const record = (how: 'redirect' | 'dialog') => () => madeAtMs.push({ how, atMs: performance.now() });
  let width = 1280;

  class FakeObserver {
    constructor(readonly tell: (entries: { target: object; isIntersecting: boolean }[]) => void) {}
    observe = () => observers.add(this);
    disconnect = () => observers.delete(this);
  }
  const happen = (type: string, facts: object, onto: EventTarget = page) => {
    const event = new Event(type);
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    onto.dispatchEvent(event);
  };
  const document = Object.assign(new EventTarget(), {
    head: { append: () => {} },
    createElement: () => ({}),
    getElementById: () => new FakeElement(''),
    querySelector: (selector: string) =>
      selector === 'dialog[open]'
        ? null
        : selector.startsWith('dialog')
          ? { showModal: record('dialog') }
          : { dataset: { scrollRedirect: scroll, exitIntent: exit, leaveMessage: 'Fique!' } },
  });
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('Text', class {});
  vi.stubGlobal('document', document);
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { assign: record('redirect') });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return width >= 768;
    },
  }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      if (storage === 'denied') throw new DOMException('denied', 'SecurityError');
      return {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => stored.set(name, value),
      };
    },
  });
  const stop = startOfferTriggers('/oferta-exclusiva');
  return {
    madeAtMs,
    history,
    stored,
    stop,
    scroll: () => happen('scroll', {}),
    see: () => {
      for (const observer of [...observers]) observer.tell([{ target: {}, isIntersecting: true }]);
    },
    click: (words: string, atWidth: number) => {
      width = atWidth;
      happen('click', { target: new FakeElement(words), button: 0 });
    },
    leave: (y: number) => happen('mouseleave', { relatedTarget: null, clientY: y }, document),
    restore: () => happen('pageshow', { persisted: true }),
    wait: (ms: number) => vi.advanceTimersByTime(ms),
    isPrompting: () => {
      const event = new Event('beforeunload', { cancelable: true });
      page.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}
