/** A point in the window, in CSS pixels. */
type Point = { x: number; y: number };

/** One visitor with a window of their own. Clicks, keys and pointer moves are the engine's own, not events of a script. */
export type Visitor = {
  /** Goes to an address, accepts a leave prompt, and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Goes back to the page before, which may not have loaded yet. */
  back: () => Promise<void>;
  /** Runs a self-contained function in the page. */
  run: <Given extends unknown[], Answer>(
    script: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Awaited<Answer>>;
  /** The text of the first element that matches in the first frame, which may be of another origin; empty without one. */
  textInFrame: (selector: string) => Promise<string>;
  /** Clicks the middle of the first element that matches, scrolled into view. */
  click: (selector: string) => Promise<void>;
  /** Moves the pointer; above the page where `y` is negative. */
  movePointer: (point: Point) => Promise<void>;
  key: (key: 'Enter' | 'Escape') => Promise<void>;
  /** Types a text into what has the focus. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  closeOtherTabs: () => Promise<void>;
  /** How often the browser has asked before leaving a page; undefined where the driver does not report it. */
  prompts: () => number | undefined;
  close: () => Promise<void>;
};

export type Engine = {
  /** The minimum width of a window, in px. */
  minWidth: number;
  newVisitor: () => Promise<Visitor>;
  stop: () => Promise<void>;
};

/** Moves the pointer where the driver cannot move it out of the page; `run` runs a script in that page. */
export type MovePointer = (run: Visitor['run'], point: Point) => Promise<void>;
