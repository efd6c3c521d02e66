import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingsName, featureDrawings } from '../../../components/featureDrawings.ts';
import { loadContent } from '../../../content-model/loadContent.ts';

export const getStaticPaths = (() => [
  { params: { drawings: drawingsName(loadContent()) } },
]) satisfies GetStaticPaths;

/** Sets the content type for the development server: browsers do not show the drawings without it. */
export const GET: APIRoute = () =>
  new Response(featureDrawings(loadContent()), { headers: { 'content-type': 'image/svg+xml' } });
