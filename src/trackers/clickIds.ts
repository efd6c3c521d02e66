/** The parameters by which services recognize a person's click. Each belongs to the services that list it as theirs. */
export const CLICK_IDS = ['fbclid', 'gclid', 'gbraid', 'wbraid', 'ttclid', 'msclkid'] as const;

export type ClickId = (typeof CLICK_IDS)[number];
