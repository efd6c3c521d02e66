import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_PATH, UPLOADS_POLICY } from './headers.ts';
import { mergePolicies, policyOf, policyText } from './policy.ts';
import { readTags } from './readTags.ts';

/** What the hosts must know of a built site. */
export type Site = {
  /** By its file's address, such as /index.html: a page's policy. */
  pages: Record<string, string>;
  /** The policy of uploads, and of the 404 page where one is missing. */
  uploads: string;
  /** The policy of all other answers, which is that of the 404 page. */
  otherwise: string;
  /** The addresses of files whose names carry a hash. */
  hashed: string[];
  /** The addresses of the pictures that other sites show. */
  cards: string[];
};

const HASHED = new RegExp(HASHED_PATH);

const isSocialCard = ({ name, attributes }: ReturnType<typeof readTags>[number]) =>
  name === 'meta' && attributes['property'] === 'og:image';

/** Reads a built site. Throws an Error of one sentence when the folder holds none, or a page breaks its own policy. */
export function readSite(folder: string): Site {
  const files = globSync('**/*', { cwd: folder })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  if (!pages.includes('/404.html'))
    throw new Error(`There is no site in ${folder} yet. Run npm run build first.`);
  const read = (page: string) => readFileSync(join(folder, page), 'utf8');
  const policies = Object.fromEntries(pages.map((page) => [page, policyOf(read(page), page.slice(1))]));
  const cards = pages
    .flatMap((page) => readTags(read(page)).filter(isSocialCard))
    .map(({ attributes }) => new URL(attributes['content'] ?? '').pathname);
  return {
    pages: Object.fromEntries(Object.entries(policies).map(([page, policy]) => [page, policyText(policy)])),
    uploads: policyText(mergePolicies(policies['/404.html'] ?? {}, UPLOADS_POLICY)),
    otherwise: policyText(policies['/404.html'] ?? {}),
    hashed: files.filter((file) => HASHED.test(file)),
    cards: [...new Set(cards)].sort(),
  };
}

/** The address at which a page's file is read: /index.html is /, /oferta.html is /oferta. */
export const addressOf = (page: string): string => page.replace(/(?:(?<=\/)index)?\.html$/, '');
