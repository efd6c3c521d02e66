import { readVideoAddress, type VideoHost } from '../../../src/domain/videoAddress.ts';

/** A video's address from a pasted link or embed code. */
export function videoAddressIn(pasted: string): string {
  const embedded = /\bsrc=["']([^"']+)["']/.exec(pasted)?.[1] ?? pasted.trim();
  const address = embedded.startsWith('//') ? `https:${embedded}` : embedded;
  return /^(?:[\w-]+\.)+\w+\//.test(address) && readVideoAddress(`https://${address}`)
    ? `https://${address}`
    : address;
}

const PLAYERS: Record<VideoHost, string> = {
  own: 'Arquivo do site',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  panda: 'Panda Video',
  vturb: 'VTurb',
};

/** The player of an address; undefined for an unknown one. */
export function playerName(address: string): string | undefined {
  const source = readVideoAddress(address);
  return source && PLAYERS[source.host];
}
