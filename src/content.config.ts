import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { type Content, contentSchemas } from './schemas/contentSchemas.ts';
import { readContent } from './schemas/readContent.ts';

let content: Content | undefined;

/** One file of src/content, read and checked together with all the others, because texts name values of other files. */
function contentFile(name: keyof Content): Loader {
  return {
    name: `content-${name}`,
    async load({ store, watcher }) {
      // In `npm run dev`, which alone has a watcher, the pages read the files themselves: see layouts/siteContent.ts.
      if (watcher) return;
      content ??= readContent();
      store.set({ id: name, data: content[name] });
    },
  };
}

const collection = <Name extends keyof Content>(name: Name) =>
  defineCollection({ loader: contentFile(name), schema: contentSchemas[name] });

export const collections = {
  site: collection('site'),
  interface: collection('interface'),
  prices: collection('prices'),
  links: collection('links'),
  proof: collection('proof'),
  product: collection('product'),
  home: collection('home'),
  offer: collection('offer'),
  behaviour: collection('behaviour'),
  seller: collection('seller'),
  privacy: collection('privacy'),
  tracking: collection('tracking'),
};
