/** The folder of the products that are shipped with the site. */
export const PRODUCTS_FOLDER = 'products';

/** The product that the site shows until there is a content of the seller's own. */
export const SHIPPED_PRODUCT = `${PRODUCTS_FOLDER}/planner-devocional`;

/** The folder of the seller's own content. */
export const OWN_CONTENT = 'content';
