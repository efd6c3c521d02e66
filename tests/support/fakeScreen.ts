// For unit tests with happy-dom, which has no layout: the test sets what the visitor sees.
import { afterEach, beforeEach, vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** Replaces IntersectionObserver. As in a browser, an observer first reports every element, then only changes. */
export function fakeVisibility() {
  const observers = new Set<FakeObserver>();
  let visible: Element[] = [];

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

  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    /** Makes exactly these elements visible, and reports the changes. */
    show: (...elements: Element[]) => {
      visible = elements;
      for (const observer of [...observers]) observer.report();
    },
    observed: () => [...observers].flatMap(({ reported }) => [...reported.keys()]),
    margins: () => [...observers].map(({ options }) => options?.rootMargin),
  };
}

/** Replaces matchMedia: the window is `width` px wide, and has a mouse (`fine`) or a touch screen (`coarse`). */
export function fakeWindow({ width = 390, pointer = 'coarse' }: { width?: number; pointer?: string } = {}) {
  const queries = new Set<FakeQuery>();
  let currentWidth = width;

  class FakeQuery extends EventTarget {
    constructor(readonly query: string) {
      super();
      queries.add(this);
    }
    get matches(): boolean {
      const [, name, value = ''] = /^\((min-width|pointer): (\w+)\)$/.exec(this.query) ?? [];
      if (!name) throw new Error(`this window cannot answer "${this.query}"`);
      return name === 'pointer' ? value === pointer : currentWidth >= Number.parseInt(value, 10);
    }
  }

  vi.stubGlobal('matchMedia', (query: string) => new FakeQuery(query));
  return {
    resize: (next: number) => {
      const before = new Map([...queries].map((query) => [query, query.matches]));
      currentWidth = next;
      for (const [query, didMatch] of before) {
        if (query.matches !== didMatch) query.dispatchEvent(new Event('change'));
      }
    },
  };
}

/**
 * Simulates leaving the page after each test: removes the listeners of the window and the document, and clears fake
 * timers. Returns a function that does this at once, for a test that opens several pages.
 */
export function leaveAfterEach(): () => void {
  let removals: (() => void)[] = [];
  const leave = () => {
    for (const remove of removals) remove();
    removals = [];
    if (vi.isFakeTimers()) vi.clearAllTimers();
  };
  beforeEach(() => {
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
  return leave;
}

/** Denies storage, as some in-app browsers do. */
export const denyStorage = (name: 'sessionStorage' | 'localStorage') => vi.stubGlobal(name, undefined);

/** Clicks an element; returns whether the browser would follow the click. */
export function click(target: EventTarget, init: MouseEventInit = {}): boolean {
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

/** The first element that a selector finds. Throws an Error when there is none. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`there is no ${selector} on the page`);
  return found;
}
