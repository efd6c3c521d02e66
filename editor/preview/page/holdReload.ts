// Prevents Vite from reloading the page. It is a script of its own, so that it runs before the other scripts have arrived.
import { FILES_CHANGED } from '../filesChanged.ts';

// Vite reloads only the page that a path ending in ".html" names, here no page: the page's script fetches the page again itself.
// A promise that never resolves would also prevent the reload, but Vite would send no further event.
import.meta.hot?.on('vite:beforeFullReload', (change) => {
  dispatchEvent(new CustomEvent(FILES_CHANGED, { detail: change.path }));
  change.path = '/none.html';
});
