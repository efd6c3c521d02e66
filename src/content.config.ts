import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { type Content, contentSchemas } from './schemas/contentSchemas.ts';
import { CONTENT_FOLDER, readContent } from './schemas/readContent.ts';

/** One file of src/content, read and checked together with all the others, because texts name values of other files. */
function contentFile(name: keyof Content): Loader {
  return {
    name: `content-${name}`,
    async load({ store, watcher }) {
      const read = () => store.set({ id: name, data: readContent()[name] });
      read();
      watcher?.on('change', (path) => {
        if (!path.includes(CONTENT_FOLDER)) return;
        try {
          read();
        } catch (error) {
          console.error(String(error));
        }
      });
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
};
