/** The event of the window when files of the site have changed. Its detail is the path for which Vite would reload a page. */
export const FILES_CHANGED = 'files-changed';
