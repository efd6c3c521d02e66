import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContent } from '../../../content-model/loadContent.ts';
import { FONT_PAIRS } from '../../../domain/brand.ts';
import { fontName, webFont } from '../../../layouts/fontFiles.ts';
import { type Family, FONT_FAMILIES } from '../../../layouts/fontPairs.ts';

export const getStaticPaths = (async () => {
  // In `npm run dev` the brand may change, but Astro reads the paths only once.
  const pairs = import.meta.env.DEV ? FONT_PAIRS : [loadContent().brand.fonts];
  const families = pairs.flatMap((pair) => Object.values(FONT_FAMILIES[pair]));
  return Promise.all(
    families.map(async (family) => ({ params: { font: await fontName(family) }, props: { family } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ family: Family }> = async ({ props }) =>
  new Response(new Uint8Array(await webFont(props.family)));
