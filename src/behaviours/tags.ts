// A file of its own, asked for only where there is something to attribute: see layouts/TagsScript.astro.
import { startAttribution } from './attribution.ts';
import { isDebugging } from './debugMode.ts';
import { whenShown } from './whenShown.ts';

// A page prepared ahead of its visit has a session of its own until it is shown.
whenShown(() => {
  startAttribution(location.search);
  if (isDebugging()) import('./debugPanel.ts').then(({ startDebugPanel }) => startDebugPanel());
});
