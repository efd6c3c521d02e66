/** What a link tells a pixel when it is pressed: the event's name and its payload. */
export type TrackedEvent = [name: string, payload: Record<string, string | number>];

/** A way to pay: where its links lead, and what is told when one is pressed. */
export type Checkout = {
  url: string;
  /** Where the links lead once the offer's deadline has passed. */
  urlAfterDeadline?: string;
  tracked?: TrackedEvent;
};

/** Meta's event of a visitor who goes to the checkout, with its value in cents told in reais (specification §7). */
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
