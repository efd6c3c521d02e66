/** An event of a visit: its name and its payload, as Meta defines them. */
export type TrackedEvent = [name: string, payload: Record<string, string | number>];

/** Meta's event for an opened page. */
export const PAGE_VIEW: TrackedEvent = ['PageView', {}];

/**
 * Meta's event for a visible price, or for a visitor who goes to the checkout. Its value is in reais.
 * Implements docs/behaviour.md#measured-events and docs/behaviour.md#checkout-events.
 */
export const productEvent = (
  name: 'ViewContent' | 'InitiateCheckout',
  contentName: string,
  valueCents: number,
): TrackedEvent => [
  name,
  {
    content_name: contentName,
    content_category: 'Digital Product',
    value: valueCents / 100,
    currency: 'BRL',
  },
];
