// What belongs to a price beside its own field: a seller who changes one forgets the others.

/** By a price: the fields that hang on it and do not follow by themselves. */
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
