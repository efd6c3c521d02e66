// A file of its own, asked for only after a yes, and after its end: see consent.ts.
import { startTracking } from './tracking.ts';
import { whenShown } from './whenShown.ts';

// A page prepared ahead of its visit is no visit.
whenShown(startTracking);
