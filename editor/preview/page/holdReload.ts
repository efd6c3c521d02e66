// Prevents Vite from reloading the page. A separate script, so that it runs before the other scripts have arrived.
import { FILES_CHANGED } from '../filesChanged.ts';

// For a path that ends in ".html", Vite reloads only the page with that path. No page has the path below, so main.ts
// can fetch the page again instead. A promise that never resolves would also prevent the reload, but Vite would send no
// more events.
import.meta.hot?.on('vite:beforeFullReload', (change) => {
  dispatchEvent(new CustomEvent(FILES_CHANGED, { detail: change.path }));
  change.path = '/none.html';
});
