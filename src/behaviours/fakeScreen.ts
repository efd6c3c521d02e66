// For tests: the visitor's screen, in a test's hand. What happy-dom has no layout for is said here.
import { vi } from 'vitest';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** Lets a test say what is in view. As in a browser, observers first hear of all that they watch, then of changes. */
export function openView() {
  const observers = new Set<FakeObserver>();
  let inView: Element[] = [];

  class FakeObserver {
    readonly seen = new Map<Element, boolean | undefined>();
    readonly tell: (entries: Entry[]) => void;
    readonly margin: string | undefined;
    constructor(tell: (entries: Entry[]) => void, { rootMargin }: IntersectionObserverInit = {}) {
      this.tell = tell;
      this.margin = rootMargin;
    }
    observe(element: Element) {
      observers.add(this);
      this.seen.set(element, undefined);
    }
    disconnect() {
      observers.delete(this);
    }
    look() {
      const entries: Entry[] = [];
      for (const [target, before] of this.seen) {
        const isIntersecting = inView.includes(target);
        if (isIntersecting !== before) entries.push({ target, isIntersecting });
        this.seen.set(target, isIntersecting);
      }
      if (entries.length > 0) this.tell(entries);
    }
  }

  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    /** From now on exactly these are in view. */
    show: (...elements: Element[]) => {
      inView = elements;
      for (const observer of [...observers]) observer.look();
    },
    watched: () => [...observers].flatMap(({ seen }) => [...seen.keys()]),
    margins: () => [...observers].map(({ margin }) => margin),
  };
}

/** A screen of a width in CSS pixels, with a finger or a mouse. Fails at any other question than of these. */
export function openScreen({ width = 390, pointer = 'coarse' }: { width?: number; pointer?: string } = {}) {
  const queries = new Set<FakeQuery>();
  let nowWide = width;

  class FakeQuery extends EventTarget {
    readonly minWidth: number | undefined;
    readonly pointer: string | undefined;
    constructor(query: string) {
      super();
      const [, name, value] = /^\((min-width|pointer): (\d+px|\w+)\)$/.exec(query) ?? [];
      if (!name || !value) throw new Error(`this screen cannot answer "${query}"`);
      if (name === 'pointer') this.pointer = value;
      else this.minWidth = Number.parseInt(value, 10);
      queries.add(this);
    }
    get matches() {
      return this.minWidth === undefined ? this.pointer === pointer : nowWide >= this.minWidth;
    }
  }

  vi.stubGlobal('matchMedia', (query: string) => new FakeQuery(query));
  return {
    resize: (next: number) => {
      const before = new Map([...queries].map((query) => [query, query.matches]));
      nowWide = next;
      for (const [query, didMatch] of before) {
        if (query.matches !== didMatch) query.dispatchEvent(new Event('change'));
      }
    },
  };
}

/** Presses an element as a visitor does; whether the browser then follows it, when it is a link, is told. */
export function press(target: EventTarget, how: MouseEventInit = {}): boolean {
  return target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

/** The one element that a selector finds. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`there is no ${selector} on the page`);
  return found;
}
