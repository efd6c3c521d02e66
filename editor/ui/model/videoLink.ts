import { readVideoAddress } from '../../../src/domain/videoAddress.ts';

/** A video's address from a pasted link or embed code. */
export function videoAddressIn(pasted: string): string {
  const embedded = /\bsrc=["']([^"']+)["']/.exec(pasted)?.[1] ?? pasted.trim();
  const address = embedded.startsWith('//') ? `https:${embedded}` : embedded;
  return /^(?:[\w-]+\.)+\w+\//.test(address) && readVideoAddress(`https://${address}`)
    ? `https://${address}`
    : address;
}

/** The player of an address; undefined for an unknown one. */
export function playerName(address: string): string | undefined {
  const source = readVideoAddress(address);
  if (source?.player === 'file') return 'Arquivo do site';
  if (source?.player === 'vturb') return 'VTurb';
  if (!source) return undefined;
  const { hostname } = new URL(source.watchUrl);
  return hostname.includes('youtube') ? 'YouTube' : hostname.includes('vimeo') ? 'Vimeo' : 'Panda Video';
}
