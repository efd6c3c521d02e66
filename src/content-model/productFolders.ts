import { dirname } from 'node:path/posix';
import { entriesBelow } from './diskFiles.ts';

/** The folder of the products that are shipped with the site. */
export const PRODUCTS_FOLDER = 'products';

/** The product that the site shows until the seller has content of their own. */
export const SHIPPED_PRODUCT = `${PRODUCTS_FOLDER}/planner-devocional`;

/** The folder of the seller's own content. */
export const OWN_CONTENT = 'content';

/** The folders of all shipped products. */
export const productFolders = (): string[] =>
  entriesBelow(PRODUCTS_FOLDER)
    .filter(({ name }) => /^[^/]+\/site\.yaml$/.test(name))
    .map(({ name }) => `${PRODUCTS_FOLDER}/${dirname(name)}`);
