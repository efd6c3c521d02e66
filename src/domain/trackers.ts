/** An event for the ad pixel: its name and its payload. */
export type TrackedEvent = [name: string, payload: Record<string, string | number>];

/** The analytics services. */
export type TrackerName = 'metaPixel' | 'googleAnalytics';

/** A service that the seller uses: its id, its company, and the address of its script. */
export type Tracker = { name: TrackerName; id: string; partner: string; script: string };

const SERVICES: Record<TrackerName, { partner: string; script: (id: string) => string }> = {
  metaPixel: { partner: 'Meta', script: () => 'https://connect.facebook.net/en_US/fbevents.js' },
  googleAnalytics: {
    partner: 'Google',
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
  },
};

/** The services that have an id in the content. Implements docs/behaviour.md#measured-events. */
export function readTrackers(tracking: Record<TrackerName, string>): Tracker[] {
  return (Object.keys(SERVICES) as TrackerName[])
    .filter((name) => tracking[name] !== '')
    .map((name) => {
      const { partner, script } = SERVICES[name];
      return { name, id: tracking[name], partner, script: script(tracking[name]) };
    });
}

/** The companies of the services, as a text: "Meta e Google". */
export const partnersOf = (trackers: readonly Tracker[]): string =>
  new Intl.ListFormat('pt-BR').format(trackers.map(({ partner }) => partner));

/** Meta's event for an opened page. */
export const PAGE_VIEW: TrackedEvent = ['PageView', {}];

/**
 * Meta's event for a visible price, or for a visitor who goes to the checkout; the value comes in cents and is sent in reais.
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

const GOOGLE_NAMES: Record<string, string> = {
  PageView: 'page_view',
  ViewContent: 'view_item',
  InitiateCheckout: 'begin_checkout',
};

/** An event under Google Analytics 4's name and parameters; undefined for an event that it does not know. */
export function toGoogleEvent([name, payload]: TrackedEvent): [name: string, parameters: object] | undefined {
  const googleName = GOOGLE_NAMES[name];
  if (!googleName) return undefined;
  const { content_name, content_category, value, currency } = payload;
  if (value === undefined) return [googleName, {}];
  const item = { item_name: content_name, item_category: content_category, price: value, quantity: 1 };
  return [googleName, { currency, value, items: [item] }];
}
