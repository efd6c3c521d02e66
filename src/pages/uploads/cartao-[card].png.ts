import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContent } from '../../content-model/loadContent.ts';
import { drawSocialCard } from '../../layouts/socialCard.ts';

/** The page that each card is for. */
const PAGES = { inicio: 'home', oferta: 'offer' } as const;

type Card = keyof typeof PAGES;

export const getStaticPaths = (() =>
  (Object.keys(PAGES) as Card[]).map((card) => ({
    params: { card },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: Card }> = async ({ props }) => {
  const { brand, site } = loadContent();
  const { socialTitle, socialNote } = site.pages[PAGES[props.card]];
  const picture = await drawSocialCard({ brand, name: site.name, title: socialTitle, note: socialNote });
  return new Response(new Uint8Array(picture));
};
