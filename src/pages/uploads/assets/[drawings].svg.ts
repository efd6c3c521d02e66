import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingsName, featureDrawings } from '../../../components/featureDrawings.ts';
import { loadContent } from '../../../content-model/loadContent.ts';

export const getStaticPaths = (() => [
  { params: { drawings: drawingsName(loadContent()) } },
]) satisfies GetStaticPaths;

/** The development server needs the content type, without which browsers do not show the drawings. */
export const GET: APIRoute = () =>
  new Response(featureDrawings(loadContent()), { headers: { 'content-type': 'image/svg+xml' } });
