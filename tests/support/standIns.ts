// Stand-ins for the scripts of analytics services, each of which reports what the service would receive.
import { TRACKERS, type TrackerName } from '../../src/trackers/index.ts';

export type StandIn = {
  name: TrackerName;
  /** The script, which calls `send` with the name of each event. */
  script: string;
  /** Where the real service receives events. */
  events: string;
  /** What the service receives for the opened page, the visible price, and each followed link. */
  opened: string[];
  seen: string[];
  followed: string;
};

export const STAND_INS: StandIn[] = [
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
    followed: 'conversion',
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
    followed: 'InitiateCheckout',
  },
  {
    name: 'utmify',
    script: `
      document.cookie = '_utmify=1; path=/';
      send('PageView ' + pixelId.length);
      addEventListener('click', ({ target }) => target.closest('[data-buy-link]') && send('link'));`,
    events: 'https://tracking.utmify.com.br/tracking/v1/events',
    opened: ['PageView 24'],
    seen: [],
    followed: 'link',
  },
];

/** The source of a stand-in that posts the name of each event, as the parameter `ev`, to an address. */
export const standInScript = ({ script }: StandIn, address: string): string =>
  `{const send = (name) => fetch('${address}?ev=' + name, { method: 'POST', keepalive: true });${script}}`;

/** A page's HTML with this service in place of those that its notice declares. `source` replaces the service's own script. */
export function withService(html: string, name: TrackerName, source?: string): string {
  const tracker = TRACKERS.find((one) => one.name === name);
  if (!tracker) throw new Error(`There is no service "${name}".`);
  const { example: id, script, clickIds } = tracker;
  const declared = `<template><script data-tracker="${name}" data-id="${id}" data-src="${source ?? script(id)}" data-click-ids="${clickIds.join(' ')}"></script></template>`;
  return html.replace(
    /data-consent="[^"]*"(.*?)<template>.*?<\/template>/s,
    (_, between) => `data-consent="${id}"${between}${declared}`,
  );
}
