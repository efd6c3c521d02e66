/** The keys that a visitor presses. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'ArrowLeft' | 'ArrowRight';

/** A point in the window, in CSS pixels from the page's upper left corner. */
export type Point = { x: number; y: number };

/** One visitor with a window of their own in one engine. What they press and move is real, not an event of a script. */
export type Visitor = {
  /** Goes to an address as if it were typed, and waits until the page has loaded. A prompt is answered with yes. */
  open: (address: string) => Promise<void>;
  /** Runs a function that stands alone in the page. */
  ask: <Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Awaited<Answer>>;
  click: (point: Point, button?: 'left' | 'middle') => Promise<void>;
  /** Presses the mouse at one point and lets it go at another. */
  drag: (from: Point, to: Point) => Promise<void>;
  moveMouse: (point: Point) => Promise<void>;
  /** Moves the mouse out of the page over its upper edge. */
  leaveAtTop: () => Promise<void>;
  key: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The addresses of all tabs, the visitor's own first. */
  tabs: () => Promise<string[]>;
  closeOtherTabs: () => Promise<void>;
  /** Takes a picture of what the window shows, as PNG. */
  picture: () => Promise<Uint8Array>;
  /** How often the browser has asked whether to leave; undefined where the driver cannot tell. */
  prompts: () => number | undefined;
  close: () => Promise<void>;
};

export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** The least width that a window can have, in px. */
  narrowestPx: number;
  newVisitor: () => Promise<Visitor>;
  stop: () => Promise<void>;
};
