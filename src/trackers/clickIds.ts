/** The parameters by which services recognize a person's click. The record of a service lists its own `clickIds`. */
export const CLICK_IDS = ['fbclid', 'gclid', 'gbraid', 'wbraid', 'ttclid', 'msclkid'] as const;

export type ClickId = (typeof CLICK_IDS)[number];
