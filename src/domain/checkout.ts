import type { TrackedEvent } from '../trackers/events.ts';

/** A way to pay: where its links lead, and the event of following one. */
export type Checkout = {
  url: string;
  tracked?: TrackedEvent;
};
