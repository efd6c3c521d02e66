// For unit tests with happy-dom, which has no layout: the test sets what the visitor sees.
import { afterEach, beforeEach, vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;
type Device = { width: number; height: number; pointer: 'coarse' | 'fine'; motion: 'full' | 'reduce' };

const PHONE: Device = { width: 390, height: 800, pointer: 'coarse', motion: 'full' };

/**
 * Gives each test a phone on which nothing is stored and nothing is visible, by replacing IntersectionObserver and
 * matchMedia. After each test the page is left: listeners of the window and the document, and fake timers, end.
 */
export function fakeScreen() {
  const observers = new Set<FakeObserver>();
  const queries = new Set<FakeQuery>();
  let device = PHONE;
  let visible: Element[] = [];
  let removals: (() => void)[] = [];

  /** As in a browser, an observer first reports every element, then only changes. */
  class FakeObserver {
    readonly reported = new Map<Element, boolean | undefined>();
    constructor(
      readonly onEntries: (entries: Entry[]) => void,
      readonly options?: IntersectionObserverInit,
    ) {}
    observe(element: Element) {
      observers.add(this);
      this.reported.set(element, undefined);
    }
    disconnect() {
      observers.delete(this);
    }
    report() {
      const entries = [...this.reported]
        .map(([target, before]) => ({ target, before, isIntersecting: visible.includes(target) }))
        .filter(({ before, isIntersecting }) => before !== isIntersecting);
      for (const { target, isIntersecting } of entries) this.reported.set(target, isIntersecting);
      if (entries.length > 0) this.onEntries(entries);
    }
  }

  class FakeQuery extends EventTarget {
    constructor(readonly query: string) {
      super();
      queries.add(this);
    }
    get matches(): boolean {
      const [, name, value = ''] = /^\(([a-z-]+): (\w+)\)$/.exec(this.query) ?? [];
      if (name === 'min-width') return device.width >= Number.parseInt(value, 10);
      if (name === 'pointer') return device.pointer === value;
      if (name === 'prefers-reduced-motion') return device.motion === value;
      throw new Error(`this screen cannot answer "${this.query}"`);
    }
  }

  const leave = () => {
    for (const remove of removals) remove();
    removals = [];
    observers.clear();
    queries.clear();
    if (vi.isFakeTimers()) vi.clearAllTimers();
  };
  beforeEach(() => {
    device = PHONE;
    visible = [];
    localStorage.clear();
    sessionStorage.clear();
    performance.clearMarks();
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('matchMedia', (query: string) => new FakeQuery(query));
    const targets: EventTarget[] = [window, document];
    for (const target of targets) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((...call) => {
        removals.push(() => target.removeEventListener(...call));
        add(...call);
      });
    }
  });
  afterEach(leave);

  return {
    /** Makes exactly these elements visible, and reports the changes. */
    show: (...elements: Element[]) => {
      visible = elements;
      for (const observer of [...observers]) observer.report();
    },
    observed: () => [...observers].flatMap(({ reported }) => [...reported.keys()]),
    margins: () => [...observers].map(({ options }) => options?.rootMargin),
    /** Changes the window or the device, and reports it. */
    set: (changes: Partial<Device>) => {
      const before = new Map([...queries].map((query) => [query, query.matches]));
      device = { ...device, ...changes };
      vi.stubGlobal('innerWidth', device.width);
      vi.stubGlobal('innerHeight', device.height);
      if (changes.width || changes.height) dispatchEvent(new Event('resize'));
      for (const [query, didMatch] of before)
        if (query.matches !== didMatch) query.dispatchEvent(new Event('change'));
    },
    /** Leaves the page at once, for a test that opens several pages. */
    leave,
  };
}

/** Denies storage, as some in-app browsers do. */
export const denyStorage = (name: 'sessionStorage' | 'localStorage') => vi.stubGlobal(name, undefined);

/** Shows the page; `persisted`: Back has restored it. */
export const pageShow = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** Clicks an element; returns whether the browser would follow the click. */
export function click(target: EventTarget, init: MouseEventInit = {}): boolean {
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

/** The elements that a selector finds. */
export const findAll = <Found extends HTMLElement = HTMLElement>(selector: string): Found[] =>
  Array.from(document.querySelectorAll<Found>(selector));

/** The first element that a selector finds. Throws an Error when there is none. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const [found] = findAll<Found>(selector);
  if (!found) throw new Error(`there is no ${selector} on the page`);
  return found;
}
