import type { Content } from '../schemas/contentSchemas.ts';
import type { TrackedEvent } from './checkout.ts';

/** Who else may learn of a visit. */
export type TrackerName = 'metaPixel' | 'googleAnalytics';

/** A service that the seller has an id of: who stands behind it, and the script with which it begins. */
export type Tracker = { name: TrackerName; id: string; partner: string; script: string };

const SERVICES: Record<TrackerName, { partner: string; script: (id: string) => string }> = {
  metaPixel: { partner: 'Meta', script: () => 'https://connect.facebook.net/en_US/fbevents.js' },
  googleAnalytics: {
    partner: 'Google',
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
  },
};

/** The services that the seller's content names an id of; none is the default. */
export function readTrackers(tracking: Pick<Content['tracking'], TrackerName>): Tracker[] {
  return (Object.keys(SERVICES) as TrackerName[])
    .filter((name) => tracking[name] !== '')
    .map((name) => {
      const { partner, script } = SERVICES[name];
      return { name, id: tracking[name], partner, script: script(tracking[name]) };
    });
}

/** "Meta e Google". */
export const partnersOf = (trackers: readonly Tracker[]): string =>
  new Intl.ListFormat('pt-BR').format(trackers.map(({ partner }) => partner));

/** Meta's event of a page that was opened. */
export const PAGE_VIEW: TrackedEvent = ['PageView', {}];

/** Meta's event of a price that was seen, in cents told in reais. */
export const viewContent = (contentName: string, priceCents: number): TrackedEvent => [
  'ViewContent',
  {
    content_name: contentName,
    content_category: 'Digital Product',
    value: priceCents / 100,
    currency: 'BRL',
  },
];

const GOOGLE_NAMES: Record<string, string> = {
  PageView: 'page_view',
  ViewContent: 'view_item',
  InitiateCheckout: 'begin_checkout',
};

/** An event of Meta's under the name and with the parameters that Google Analytics 4 gives it; undefined for any other. */
export function asGoogleEvent([name, payload]: TrackedEvent): [name: string, parameters: object] | undefined {
  const googleName = GOOGLE_NAMES[name];
  if (!googleName) return undefined;
  const { content_name, content_category, value, currency } = payload;
  if (value === undefined) return [googleName, {}];
  const item = { item_name: content_name, item_category: content_category, price: value, quantity: 1 };
  return [googleName, { currency, value, items: [item] }];
}
