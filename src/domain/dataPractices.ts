import type { TrackerName } from '../trackers/index.ts';
import type { TrackerRecord } from '../trackers/tracker.ts';
import { platformName } from './campaignParams.ts';
import { readVideoAddress, type VideoHost } from './videoAddress.ts';

/** The features of the published pages that concern visitors' data. */
export type SiteUses = {
  /** The addresses of the videos that the pages show. */
  videos: string[];
  /** The addresses of the checkouts to which buttons of the pages may lead. */
  checkouts: string[];
  /** The pages have chat buttons, which lead to WhatsApp. */
  hasChat: boolean;
  /** The browser stores that the offer was shown: see client/offer/offerMemory.ts. */
  remembersOffer: boolean;
  /** The browser stores how far the visitor has watched a video letter: see client/ui/letter.js. */
  remembersLetter: boolean;
  /** The browser stores which version of a page it shows in an A/B test: see client/ui/variant.js. */
  remembersVariant: boolean;
  /** A page loads a platform's script for one-click purchases. */
  hasOneClick: boolean;
  /** The analytics services. */
  trackers: readonly TrackerRecord<TrackerName>[];
};

/** How the site uses visitors' data, which /privacidade declares. */
export type DataPractices = Omit<SiteUses, 'videos' | 'checkouts'> & {
  videoHosts: VideoHost[];
  /** The checkout platforms by name; empty if one of them is unknown. */
  platforms: string[];
  /** The names of the companies that transfer data out of Brazil. */
  companiesAbroad: string[];
};

/** Derives the data practices of a site (LGPD, art. 9; Marco Civil, art. 7). Implements docs/behaviour.md#privacy. */
export function readDataPractices({ videos, checkouts, ...uses }: SiteUses): DataPractices {
  const videoHosts = [...new Set(videos.flatMap((address) => readVideoAddress(address)?.host ?? []))];
  const platforms = checkouts.flatMap((link) => platformName(link) ?? []);
  const companies = [
    // WhatsApp belongs to Meta.
    ...(uses.hasChat ? ['Meta'] : []),
    ...uses.trackers.flatMap(({ company, isInBrazil }) => (isInBrazil ? [] : [company])),
    ...(videoHosts.includes('youtube') ? ['Google'] : []),
    ...(videoHosts.includes('vimeo') ? ['Vimeo'] : []),
  ];
  return {
    ...uses,
    videoHosts,
    platforms: platforms.length < checkouts.length ? [] : [...new Set(platforms)],
    companiesAbroad: [...new Set(companies)],
  };
}
