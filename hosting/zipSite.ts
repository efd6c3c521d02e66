import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { metaPolicy } from './headers.ts';
import { writeHtaccess } from './htaccess.ts';
import type { Site } from './readSite.ts';

const CHARSET = '<meta charset="utf-8">';

/** Adds the policy to a page's HTML, because some shared hosting ignores all headers of .htaccess. */
function withPolicy(html: string, policy: string): string {
  const [before, ...after] = html.split(CHARSET);
  if (after.length !== 1)
    throw new Error(`A page must have ${CHARSET} once: the policy is written after it.`);
  return `${before}${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">${after[0]}`;
}

/**
 * Packs the site that is built in `folder` as a ZIP, to be unpacked in the folder from which shared hosting with Apache
 * or LiteSpeed serves `address`. `site` is the site as `readSite` has read it.
 */
export function zipSite(folder: string, site: Site, address: string): Uint8Array {
  const read = (file: string) => {
    const bytes = readFileSync(join(folder, file));
    const policy = site.policies[file];
    return policy ? strToU8(withPolicy(bytes.toString(), metaPolicy(policy))) : bytes;
  };
  const files = Object.fromEntries(site.files.map((file) => [file.slice(1), read(file)]));
  // Every file gets the time of packing: with an older time and an equal size, the server would answer that a changed
  // page has not changed.
  return zipSync({ '.htaccess': strToU8(writeHtaccess(site, address)), ...files });
}
