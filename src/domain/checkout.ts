import type { TrackedEvent } from '../trackers/events.ts';

/** A checkout: the address of its links, and the event that a followed link reports. */
export type Checkout = {
  url: string;
  tracked?: TrackedEvent;
};
