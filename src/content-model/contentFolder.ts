import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_CONTENT, SHIPPED_PRODUCT } from './productFolders.ts';

/** The folder of the content, relative to the project. The environment variable `CONTENT` overrides it. */
export const CONTENT_FOLDER =
  process.env['CONTENT'] ?? (existsSync(OWN_CONTENT) ? OWN_CONTENT : SHIPPED_PRODUCT);

/** The folder of the content's pictures and videos. */
export const UPLOADS_FOLDER = `${CONTENT_FOLDER}/uploads`;

/**
 * The folder for the styles of the pages. It differs for each content folder and for the development server, because a
 * build may run at the same time, with the same or different content.
 */
export const stylesFolderOf = (contentFolder: string, command: string): string =>
  join('.cache', 'styles', contentFolder.replaceAll(/[^\w-]+/g, '.'), command);
