import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readTags } from '../hosting/readTags.ts';

export type Weight = { bytes: number; requests: number };

/** The addresses of this site's files that a text names. */
const addressesIn = (text: string) => text.match(/\/(?:assets|uploads)\/[\w.-]+/g) ?? [];

/** What a file weighs on its way: brotli where it is packed so. */
function weigh(packed: string, address: string): number {
  const path = join(packed, address);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function total(packed: string, addresses: Iterable<string>): Weight {
  const weights = [...new Set(addresses)].map((address) => weigh(packed, address));
  return { bytes: weights.reduce((sum, bytes) => sum + bytes, 0), requests: weights.length };
}

/**
 * What a visit of the main page weighs, from the packed files: who leaves at once (the page, its icon inside, and its fonts), who
 * reads all of it (each picture in its largest size and the scripts besides), and the video on top for who plays it.
 */
export function visitWeight(packed: string): { leaves: Weight; reads: Weight; video: Weight } {
  const html = readFileSync(join(packed, 'index.html'), 'utf8');
  const fonts = addressesIn(html).filter((address) => address.endsWith('.woff2'));
  const first = ['/index.html', ...fonts];
  const pictures = readTags(html)
    .filter(({ name, attributes }) => name === 'source' && attributes['srcset'])
    .flatMap(({ attributes }) => {
      const sizes = addressesIn(attributes['srcset'] ?? '');
      return sizes.sort((one, other) => weigh(packed, other) - weigh(packed, one)).slice(0, 1);
    });
  const scripts = new Set<string>();
  const collect = (text: string) => {
    // The seller's panel is no visitor's.
    for (const address of addressesIn(text).filter((found) => /(?<!debugPanel\.[\w-]+)\.js$/.test(found))) {
      if (scripts.has(address)) continue;
      scripts.add(address);
      const code = readFileSync(join(packed, address), 'utf8');
      collect(code.replaceAll(/["'`]\.\/([\w.-]+\.js)/g, '/assets/$1'));
    }
  };
  collect(html);
  const videos = addressesIn(html).filter((address) => /\.(?:mp4|webm|vtt)$/.test(address));
  return {
    leaves: total(packed, first),
    reads: total(packed, [...first, ...pictures, ...scripts]),
    video: total(packed, videos),
  };
}
