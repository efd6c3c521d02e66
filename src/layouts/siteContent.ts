import { type CollectionKey, getEntry } from 'astro:content';
import { type Content, contentSchemas } from '../schemas/contentSchemas.ts';

/** All of the site's content, checked and with its names in braces filled. */
export async function siteContent(): Promise<Content> {
  const names = Object.keys(contentSchemas) as CollectionKey[];
  const entries = await Promise.all(names.map(async (name) => [name, (await getEntry(name, name))?.data]));
  return Object.fromEntries(entries) as Content;
}
