import type { APIRoute, GetStaticPaths } from 'astro';
import { CONTENT_FOLDER } from '../../content-model/contentFolder.ts';
import { formatIssue } from '../../content-model/errors/contentError.ts';
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

/** What a build says of characters that no face of ours has. */
function warnOf(missing: string[], page: string): void {
  const warning = formatIssue({
    file: `${CONTENT_FOLDER}/site.yaml`,
    field: `campo pages › ${page}`,
    message: `a imagem da prévia do link sai sem o que as letras dela não têm (${missing.join(' ')})`,
    advice: 'Tire isso do nome do site, do título (socialTitle) ou da linha menor (socialNote)',
  });
  console.warn(`\nAviso: ${warning}\n`);
}

export const GET: APIRoute<{ card: Card }> = async ({ props }) => {
  const { brand, site } = loadContent();
  const page = PAGES[props.card];
  const { socialTitle, socialNote } = site.pages[page];
  const words = { name: site.name, title: socialTitle, note: socialNote };
  const { picture, missing } = await drawSocialCard(brand, words);
  if (missing.length > 0 && import.meta.env.PROD) warnOf(missing, page);
  return new Response(new Uint8Array(picture));
};
