import { platformName } from './campaignParams.ts';
import { isShown } from './sections.ts';
import { readVideoAddress, type VideoHost } from './videoAddress.ts';

/** How the site uses visitors' data; /privacidade declares exactly this. */
export type DataPractices = {
  /** The browser stores that the offer was shown: see client/offer/offerMemory.ts. */
  remembersOffer: boolean;
  /** Campaign parameters are stored for the session and handed to the checkout. */
  keepsCampaign: boolean;
  hasPixel: boolean;
  hasAnalytics: boolean;
  videoHosts: VideoHost[];
  /** Chat buttons lead to WhatsApp. */
  hasChat: boolean;
  /** The checkout platforms by name; empty where one of them is unknown. */
  platforms: string[];
  /** The companies that take data out of Brazil, by name. */
  companiesAbroad: string[];
};

type Input = {
  links: {
    checkoutA: string;
    checkoutB: string;
    checkoutExclusive: string;
    chatPhone: string;
    mainVideo?: { address: string } | undefined;
    offerVideo?: { address: string } | undefined;
  };
  behaviour: {
    scrollRedirect: string;
    exitIntent: string;
    countdown: string;
    deadline: { listPriceCheckout: string };
  };
  prices: { promotion?: { checkout: string; endsAt: number } | undefined };
  /** The sections that the pages show: a video in another collects nothing. */
  home: { sections: readonly string[] };
  offer: { sections: readonly string[] };
};

/** The ids of the analytics services, empty for none. */
type Tracking = { metaPixel?: string; googleAnalytics?: string; keepsCampaign?: boolean };

/**
 * Derives the data practices from the content (LGPD, art. 9; Marco Civil, art. 7). Implements docs/behaviour.md#privacy.
 *
 * @param builtAtMs milliseconds since 1970: a promotion that is over by then does not count
 */
export function readDataPractices(
  { links, behaviour, prices, home, offer }: Input,
  builtAtMs: number,
  tracking: Tracking = {},
): DataPractices {
  const hasPixel = Boolean(tracking.metaPixel);
  const hasAnalytics = Boolean(tracking.googleAnalytics);
  const videos = [
    isShown('links.mainVideo', { home, offer }) ? links.mainVideo : undefined,
    isShown('links.offerVideo', { home, offer }) ? links.offerVideo : undefined,
  ];
  const hosts = videos.flatMap((video) => (video && readVideoAddress(video.address)?.host) ?? []);
  const videoHosts = [...new Set(hosts)];
  const checkouts = [links.checkoutA, links.checkoutB, links.checkoutExclusive];
  if (behaviour.countdown === 'deadline') checkouts.push(behaviour.deadline.listPriceCheckout);
  if (prices.promotion && prices.promotion.endsAt > builtAtMs) checkouts.push(prices.promotion.checkout);
  const platforms = checkouts.flatMap((link) => platformName(link) ?? []);
  const hasChat = links.chatPhone !== '';
  const isGoogle = hasAnalytics || videoHosts.includes('youtube');
  return {
    remembersOffer: behaviour.scrollRedirect !== 'off' || behaviour.exitIntent !== 'off',
    keepsCampaign: Boolean(tracking.keepsCampaign),
    hasPixel,
    hasAnalytics,
    videoHosts,
    hasChat,
    platforms: platforms.length < checkouts.length ? [] : [...new Set(platforms)],
    // WhatsApp is Meta's, and so is the pixel.
    companiesAbroad: [
      ...(hasChat || hasPixel ? ['Meta'] : []),
      ...(isGoogle ? ['Google'] : []),
      ...(videoHosts.includes('vimeo') ? ['Vimeo'] : []),
    ],
  };
}
