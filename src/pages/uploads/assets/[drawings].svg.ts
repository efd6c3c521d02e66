import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingsName, featureDrawings } from '../../../components/featureDrawings.ts';
import { loadContent } from '../../../content-model/loadContent.ts';

export const getStaticPaths = (() => [
  { params: { drawings: drawingsName(loadContent()) } },
]) satisfies GetStaticPaths;

/** The type is for the development server: without it browsers show no drawing. */
export const GET: APIRoute = () =>
  new Response(featureDrawings(loadContent()), { headers: { 'content-type': 'image/svg+xml' } });
