import type { TrackedEvent } from '../trackers/events.ts';

/** A checkout: the address of its links, and the event that is reported when a visitor follows one of them. */
export type Checkout = {
  url: string;
  /** The address for visitors who see version B, while an A/B test runs. */
  urlOfB?: string | undefined;
  tracked?: TrackedEvent;
};
