import { type CollectionKey, getEntry } from 'astro:content';
import { readDeadline } from '../domain/deadline.ts';
import { type Content, contentSchemas } from '../schemas/contentSchemas.ts';
import { readContent } from '../schemas/readContent.ts';

async function collections(): Promise<Content> {
  const names = Object.keys(contentSchemas) as CollectionKey[];
  const entries = await Promise.all(names.map(async (name) => [name, (await getEntry(name, name))?.data]));
  return Object.fromEntries(entries) as Content;
}

/**
 * All of the site's content, checked and with its names in braces filled. Once the deadline has passed, the line of the
 * social card, which tells the promotional price, is left out.
 */
export async function siteContent(): Promise<Content> {
  // As it is saved: Astro's store of collections follows a while later.
  const content = import.meta.env.DEV ? readContent() : await collections();
  if (!readDeadline(content.behaviour, Date.now())?.isOver) return content;
  const { site } = content;
  const home = { ...site.pages.home, socialNote: '' };
  return { ...content, site: { ...site, pages: { ...site.pages, home } } };
}
