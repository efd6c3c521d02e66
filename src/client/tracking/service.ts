import type { TrackedEvent } from '../../domain/checkout.ts';

/** An analytics service. Events reach it between `grant` and `revoke` alone. */
export type TrackingService = { grant: () => void; send: (event: TrackedEvent) => void; revoke: () => void };
