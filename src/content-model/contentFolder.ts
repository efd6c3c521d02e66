import { existsSync } from 'node:fs';
import { OWN_CONTENT, SHIPPED_PRODUCT } from './productFolders.ts';

/** The folder of the content that is used, relative to the project. `CONTENT` in the environment names another one. */
export const CONTENT_FOLDER =
  process.env['CONTENT'] ?? (existsSync(OWN_CONTENT) ? OWN_CONTENT : SHIPPED_PRODUCT);

/** The folder of its pictures and videos. */
export const UPLOADS_FOLDER = `${CONTENT_FOLDER}/uploads`;
