import { platformName } from '../../../src/domain/campaignParams.ts';
import { cleanText } from '../../../src/domain/cleanText.ts';
import { withoutForeignTracking } from '../../../src/domain/foreignTracking.ts';
import { readVideoAddress, type VideoHost } from '../../../src/domain/videoAddress.ts';

/**
 * Cleans a typed text. In an address, adds "https://" or replaces "http://" with it, and removes a final slash after
 * the host.
 */
export function completeLink(typed: string): string {
  const written = cleanText(typed);
  const link = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(written)
    ? `https://${written}`
    : written.replace(/^http:/i, 'https:');
  return link.replace(/^(https:\/\/[^/]+)\/$/i, '$1');
}

type CleanedLink = { link: string; removed: string[]; platform: string | undefined };

/** The link without its tracking parameters, the names of these parameters, and the checkout platform of the link. */
export function cleanLink(pasted: string): CleanedLink {
  const link = completeLink(pasted);
  if (!URL.canParse(link)) return { link, removed: [], platform: undefined };
  const { address, removed } = withoutForeignTracking(link);
  return { link: address, removed, platform: platformName(address) };
}

const PLAYERS: Record<VideoHost, string> = {
  own: 'Arquivo do site',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  panda: 'Panda Video',
  vturb: 'VTurb',
};

/** The name of the video player of an address; undefined for an unknown address. */
export function playerName(address: string): string | undefined {
  const source = readVideoAddress(address);
  return source && PLAYERS[source.host];
}
