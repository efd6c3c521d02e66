// Stand-ins for the scripts of analytics services, each of which reports the names of the events that the service would
// receive.
import { TRACKERS, type TrackerName } from '../../src/trackers/index.ts';
import { serviceScript } from './notice.ts';

export type StandIn = {
  name: TrackerName;
  /** The script, which calls `send` with the name of each event. */
  script: string;
  /** Where the real service receives events. */
  events: string;
  /** What the service receives for the opened page, the visible price, and two followed links. */
  opened: string[];
  seen: string[];
  followed: string[];
  /** True if the script cannot be stopped, so the page is reloaded when consent ends. */
  isUnstoppable?: boolean;
};

export const STAND_INS: StandIn[] = [
  {
    name: 'metaPixel',
    script: `
      let isInitialized = false, isRevoked = false;
      const handle = (what, name) => {
        if (what === 'consent') isRevoked = name === 'revoke';
        if (what === 'init') {
          isInitialized = true;
          document.cookie = '_fbp=fb.1; path=/';
        }
        if (what === 'track' && isInitialized && !isRevoked) send(name);
      };
      fbq.callMethod = handle;
      for (const call of fbq.queue.splice(0)) handle(...call);`,
    events: 'https://www.facebook.com/tr/',
    opened: ['PageView'],
    seen: ['ViewContent'],
    followed: ['InitiateCheckout', 'InitiateCheckout'],
  },
  {
    name: 'googleAnalytics',
    script: `
      let id, isGranted = false;
      const handle = ([what, name, values]) => {
        if (what === 'consent') isGranted = values.analytics_storage === 'granted';
        if (what === 'config') {
          id = name;
          if (isGranted) document.cookie = '_ga=GA1.1; path=/';
        }
        if (what === 'event' && id && isGranted && !window['ga-disable-' + id]) send(name);
      };
      const waiting = dataLayer.slice();
      dataLayer.push = (command) => handle(command);
      waiting.forEach(handle);`,
    events: 'https://region1.google-analytics.com/g/collect',
    opened: ['page_view'],
    seen: ['view_item'],
    followed: ['begin_checkout', 'begin_checkout'],
  },
  {
    name: 'googleAds',
    script: `
      let isGranted = false;
      const handle = ([what, name, values]) => {
        if (what === 'consent') isGranted = values.ad_storage === 'granted';
        if (what === 'config') document.cookie = '_gcl_au=1; path=/';
        if (isGranted && (what === 'config' || what === 'event')) send(what === 'event' ? name : 'visit');
      };
      const waiting = dataLayer.slice();
      dataLayer.push = (command) => handle(command);
      waiting.forEach(handle);`,
    events: 'https://www.google.com/ccm/collect',
    opened: ['visit'],
    seen: [],
    followed: ['conversion', 'conversion'],
  },
  {
    name: 'tiktok',
    script: `
      let isRevoked = false;
      const handle = ([what, name]) => {
        if (what === 'grantConsent' || what === 'revokeConsent') isRevoked = what === 'revokeConsent';
        else if (!isRevoked) send(name ?? what);
        if (what === 'page') document.cookie = '_ttp=1; path=/';
      };
      for (const what of ['page', 'track', 'grantConsent', 'revokeConsent'])
        ttq[what] = (...values) => handle([what, ...values]);
      ttq.splice(0).forEach(handle);`,
    events: 'https://analytics.tiktok.com/api/v2/pixel',
    opened: ['page'],
    seen: ['ViewContent'],
    followed: ['InitiateCheckout', 'InitiateCheckout'],
  },
  {
    name: 'utmify',
    // Like the real script, holds clicks on checkout links until the server has answered.
    script: `
      send('PageView ' + pixelId.length);
      localStorage.setItem('lead', '{}');
      let sending;
      for (const link of document.querySelectorAll('[data-buy-link]'))
        link.addEventListener('click', async (event) => {
          sending ??= send('InitiateCheckout');
          if (event.flagged) return;
          event.preventDefault();
          event.stopPropagation();
          await sending;
          location.href = link.href;
        }, true);`,
    events: 'https://tracking.utmify.com.br/tracking/v1/events',
    opened: ['PageView 24'],
    seen: [],
    followed: ['InitiateCheckout'],
    isUnstoppable: true,
  },
];

/** The source of a stand-in that posts each event to an address, with its name as the parameter `ev`. */
export const standInScript = ({ script }: StandIn, address: string): string =>
  `{const send = (name) =>
    fetch('${address}?' + new URLSearchParams({ ev: name }), { method: 'POST', keepalive: true });
  ${script}}`;

/**
 * A page's HTML with these services instead of those in its notice. `source` replaces the addresses of their scripts.
 */
export function withServices(html: string, names: TrackerName[], source?: string): string {
  const services = TRACKERS.filter(({ name }) => names.includes(name));
  const scripts = services.map((service) =>
    serviceScript(service, source ?? service.script(service.example)),
  );
  const ids = services.map(({ example }) => example).join(' ');
  return html.replace(
    /data-consent="[^"]*"(.*?)<template>.*?<\/template>/s,
    (_, between) => `data-consent="${ids}"${between}<template>${scripts.join('')}</template>`,
  );
}
