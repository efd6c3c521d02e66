// The values that depend on a price and that a seller may forget to change with it.

/** By a price: the dependent fields that do not change with it. */
export const HANGS_ON: Record<string, readonly string[]> = {
  'prices.promotional': ['prices.installments.each', 'prices.trackedValue'],
  'prices.exclusive': [],
  'prices.promotion.price': ['prices.promotion.installments.each', 'prices.promotion.trackedValue'],
};

/** By a payment link: the price that the page behind it has to charge. */
export const CHARGES: Record<string, string> = {
  'links.checkoutA': 'prices.promotional',
  'links.checkoutB': 'prices.promotional',
  'links.checkoutExclusive': 'prices.exclusive',
  'prices.promotion.checkout': 'prices.promotion.price',
  'behaviour.deadline.listPriceCheckout': 'prices.list',
};
