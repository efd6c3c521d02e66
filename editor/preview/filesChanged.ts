/** The window event for changed files of the site. Its detail is the path in Vite's reload message, or null. */
export const FILES_CHANGED = 'files-changed';
