import type { APIRoute, GetStaticPaths } from 'astro';
import { CONTENT_FOLDER } from '../../content-model/contentFolder.ts';
import { loadContent } from '../../content-model/loadContent.ts';
import { pagesOf } from '../../content-model/schemas.ts';
import { socialCardName } from '../../domain/routes.ts';
import { drawSocialCard } from '../../layouts/socialCard.ts';

export const getStaticPaths = (() =>
  pagesOf(loadContent()).map(({ page }) => ({
    params: { card: socialCardName(page.path) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const content = loadContent();
  const { brand, site } = content;
  const found = pagesOf(content).find(({ page }) => socialCardName(page.path) === params['card']);
  if (!found) return new Response(null, { status: 404 });
  const { socialTitle, socialNote = '' } = found.page;
  const { picture, missing } = await drawSocialCard(brand, {
    name: site.name,
    title: socialTitle,
    note: socialNote,
  });
  if (missing.length > 0 && import.meta.env.PROD)
    console.warn(
      `\nAviso: ${CONTENT_FOLDER}/${found.file}.yaml: a imagem da prévia do link sai sem o que as letras dela não têm (${missing.join(' ')}). Tire isso do nome do site, do título ou da linha menor.\n`,
    );
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
