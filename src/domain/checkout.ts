/** An event for the ad pixel: its name and its payload. */
export type TrackedEvent = [name: string, payload: Record<string, string | number>];

/** A way to pay: where its links lead, and the event of following one. */
export type Checkout = {
  url: string;
  tracked?: TrackedEvent;
};

/** Meta's event for a visitor who goes to the checkout; the value comes in cents and is sent in reais. Implements docs/behaviour.md#checkout-events. */
export function initiateCheckout(contentName: string, valueCents: number): TrackedEvent {
  return [
    'InitiateCheckout',
    {
      content_name: contentName,
      content_category: 'Digital Product',
      value: valueCents / 100,
      currency: 'BRL',
    },
  ];
}
