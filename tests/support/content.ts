import { loadContent } from '../../src/content-model/loadContent.ts';

/** Everything the seller wrote, with the names in braces filled: what the built pages must say. */
export const content = loadContent();

/** The chat app's address for the support number, without the first message. */
export const chatAddress = `https://wa.me/${content.links.chatPhone}`;

export const routes = ['/', '/oferta-exclusiva', '/privacidade', '/um-caminho-que-nao-existe'];

/** Every text of a value, however deep; what ends like a file of content/uploads or is an address is left out. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https:|\.(?:webp|mp4|vtt)$/.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
