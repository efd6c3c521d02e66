import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { externalFault, inScript, type Link, linksOf, mailFault } from './links.ts';
import { type Page, readPage } from './page.ts';

type Site = { address: string; files: Set<string>; pages: Map<string, Page> };

/** The file that a static host answers with for a path of the site. */
function fileFor(path: string, { files }: Site): string | undefined {
  const name = decodeURIComponent(path.slice(1));
  if (name === '') return 'index.html';
  return [name, `${name}.html`].find((file) => files.has(file));
}

function faultOf({ address }: Link, from: string, site: Site): string | undefined {
  if (/^(?:data|blob):/.test(address)) return undefined;
  if (address.startsWith('mailto:')) return mailFault(address);
  const base = `${site.address}/${from}`;
  if (!URL.canParse(address, base)) return 'is no well-formed address';
  const url = new URL(address, base);
  if (url.origin !== new URL(site.address).origin) return externalFault(address);
  // The page itself: its own name with its ending is none that visitors see.
  const file = address.startsWith('#') ? from : fileFor(url.pathname, site);
  if (!file) return 'leads to nothing in the site';
  const id = decodeURIComponent(url.hash.slice(1));
  const page = site.pages.get(file);
  if (id && page && !page.ids.has(id)) return `leads to no place on ${file}`;
  return undefined;
}

/** The addresses that a file other than a page names. */
function linksOfFile(file: string, text: string): Link[] {
  const all = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), (match) => ({
      address: match[1] ?? '',
      place: String(text.slice(0, match.index).split('\n').length),
    }));
  if (file === 'robots.txt') return all(/^Sitemap: (.*)$/gm);
  if (file.endsWith('.xml')) return all(/<loc>([^<]*)<\/loc>/g);
  if (file.endsWith('.webmanifest')) return all(/"(?:src|start_url)":\s*"([^"]*)"/g);
  if (file.endsWith('.js')) return inScript(text).map((address) => ({ address, place: '1' }));
  return [];
}

/**
 * Follows every address that the files of a built site name. `address` is where the site stands on the internet,
 * without a slash at its end: what names it so is followed too. Tells each fault by file, place and address.
 */
export function followLinks(folder: string, address: string): { followed: number; faults: string[] } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(sep, '/'),
  );
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pages = new Map(
    names.filter((name) => name.endsWith('.html')).map((name) => [name, readPage(read(name))]),
  );
  const site: Site = { address, files: new Set(names), pages };
  const links = names.flatMap((name) => {
    const page = pages.get(name);
    const found = page
      ? page.elements.flatMap(linksOf)
      : /\.(?:txt|xml|webmanifest|js)$/.test(name)
        ? linksOfFile(name, read(name))
        : [];
    return found.map((link) => ({ ...link, name }));
  });
  const faults = links.flatMap(({ name, ...link }) => {
    const fault = faultOf(link, name, site);
    return fault ? [`${name}:${link.place} "${link.address}" ${fault}`] : [];
  });
  return { followed: links.length, faults };
}
