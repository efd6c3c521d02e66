import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContent } from '../../content-model/loadContent.ts';
import { drawSocialCard } from '../../layouts/socialCard.ts';

export const getStaticPaths = (() => {
  const { brand, site } = loadContent();
  const { home, offer } = site.pages;
  return [
    {
      params: { card: 'inicio' },
      props: { brand, name: site.name, title: home.socialTitle, note: home.socialNote },
    },
    {
      params: { card: 'oferta' },
      props: { brand, name: site.name, title: offer.socialTitle, note: offer.socialNote },
    },
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Parameters<typeof drawSocialCard>[0]> = async ({ props }) =>
  new Response(new Uint8Array(await drawSocialCard(props)));
