/** By the words of a button: the field with the address to which it leads. */
export const BUTTON_LINKS: Record<string, string> = {
  'home.about.callToAction': 'links.checkoutA',
  'home.testimonials.callToAction': 'links.checkoutB',
  'home.price.callToAction': 'links.checkoutB',
  'home.price.buyBarCallToAction': 'links.checkoutB',
  'home.help.button': 'links.chatPhone',
  'offer.buy': 'links.checkoutExclusive',
};
