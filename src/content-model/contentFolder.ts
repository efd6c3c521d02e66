import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_CONTENT, SHIPPED_PRODUCT } from './productFolders.ts';

/** The folder of the content, relative to the project. The environment variable `CONTENT` overrides it. */
export const CONTENT_FOLDER =
  process.env['CONTENT'] ?? (existsSync(OWN_CONTENT) ? OWN_CONTENT : SHIPPED_PRODUCT);

/** The folder of the content's pictures and videos. */
export const UPLOADS_FOLDER = `${CONTENT_FOLDER}/uploads`;

/**
 * The folder for the styles of the pages in a content folder. It differs for each content folder, because a build and a
 * development server may run at the same time with different content.
 */
export const stylesFolderOf = (contentFolder: string): string =>
  join('.cache', 'styles', contentFolder.replaceAll(/[^\w-]+/g, '.'));

export const STYLES_FOLDER = stylesFolderOf(CONTENT_FOLDER);
