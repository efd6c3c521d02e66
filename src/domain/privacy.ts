import { checkoutPlatform } from './checkoutPlatform.ts';
import { readVideoAddress } from './videoAddress.ts';

export type VideoHost = 'own' | 'youtube' | 'vimeo' | 'panda' | 'vturb';

/** What the site does with the data of who visits: what /privacidade has to tell, and nothing that it has not. */
export type Practices = {
  /** It notes in the browser that the offer was shown (behaviours/offerMemory.ts). */
  remembersOffer: boolean;
  /** It keeps the tags of the address and hands them to the checkout. */
  keepsCampaign: boolean;
  hasPixel: boolean;
  hasAnalytics: boolean;
  videoHosts: VideoHost[];
  /** The checkout platforms by name; none where one of them is not known. */
  platforms: string[];
  /** The companies that take data out of Brazil, by name. */
  companiesAbroad: string[];
};

type Input = {
  links: {
    checkoutA: string;
    checkoutB: string;
    checkoutExclusive: string;
    mainVideo: { address: string };
    offerVideo: { address: string };
  };
  behaviour: {
    scrollRedirect: string;
    exitIntent: string;
    countdown: string;
    deadline: { listPriceCheckout: string };
  };
};

/** Who is told of a visit: the identifiers of pixel and Analytics, empty for none, and whether tags reach the checkout. */
type Tracking = { metaPixel?: string; googleAnalytics?: string; keepsCampaign?: boolean };

const VIDEO_HOSTS: [host: RegExp, name: VideoHost][] = [
  [/youtube/, 'youtube'],
  [/vimeo/, 'vimeo'],
  [/pandavideo/, 'panda'],
];

function videoHost(address: string): VideoHost {
  const source = readVideoAddress(address);
  if (source?.player === 'vturb') return 'vturb';
  const host = source?.player === 'frame' ? new URL(source.frameUrl).hostname : '';
  return VIDEO_HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? 'own';
}

/** Reads from the content what the site does with the data of who visits (LGPD, art. 9; Marco Civil, art. 7). */
export function readPractices({ links, behaviour }: Input, tracking: Tracking = {}): Practices {
  const hasPixel = Boolean(tracking.metaPixel);
  const hasAnalytics = Boolean(tracking.googleAnalytics);
  const videoHosts = [
    ...new Set([links.mainVideo, links.offerVideo].map(({ address }) => videoHost(address))),
  ];
  const checkouts = [links.checkoutA, links.checkoutB, links.checkoutExclusive];
  if (behaviour.countdown === 'deadline') checkouts.push(behaviour.deadline.listPriceCheckout);
  const platforms = checkouts.flatMap((link) => checkoutPlatform(link) ?? []);
  const isGoogle = hasAnalytics || videoHosts.includes('youtube');
  return {
    remembersOffer: behaviour.scrollRedirect !== 'off' || behaviour.exitIntent !== 'off',
    keepsCampaign: Boolean(tracking.keepsCampaign),
    hasPixel,
    hasAnalytics,
    videoHosts,
    platforms: platforms.length < checkouts.length ? [] : [...new Set(platforms)],
    // WhatsApp, behind every chat button, is Meta's, and so is the pixel.
    companiesAbroad: [
      'Meta',
      ...(isGoogle ? ['Google'] : []),
      ...(videoHosts.includes('vimeo') ? ['Vimeo'] : []),
    ],
  };
}
