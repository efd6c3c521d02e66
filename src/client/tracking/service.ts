import type { TrackedEvent } from '../../domain/trackers.ts';

/** An analytics service. Events reach it between `grant` and `revoke` alone. */
export type TrackingService = { grant: () => void; send: (event: TrackedEvent) => void; revoke: () => void };
