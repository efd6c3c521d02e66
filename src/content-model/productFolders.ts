import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder of the products that are shipped with the site. */
export const PRODUCTS_FOLDER = 'products';

/** The product that the site shows until the seller has content of their own. */
export const SHIPPED_PRODUCT = `${PRODUCTS_FOLDER}/planner-devocional`;

/** The folder of the seller's own content. */
export const OWN_CONTENT = 'content';

/** The folders of all shipped products. */
export const productFolders = (): string[] =>
  globSync('*/site.yaml', { cwd: PRODUCTS_FOLDER })
    .map((file) => `${PRODUCTS_FOLDER}/${dirname(file)}`)
    .sort();
