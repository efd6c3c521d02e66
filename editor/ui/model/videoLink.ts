import { readVideoAddress, type VideoHost } from '../../../src/domain/videoAddress.ts';

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
