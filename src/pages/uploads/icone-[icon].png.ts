import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContent } from '../../content-model/loadContent.ts';
import { APP_ICONS, type AppIcon, drawAppIcon } from '../../layouts/appIcon.ts';

export const getStaticPaths = (() =>
  (Object.keys(APP_ICONS) as AppIcon[]).map((icon) => ({
    params: { icon },
    props: { icon },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: AppIcon }> = async ({ props }) => {
  const { brand, site } = loadContent();
  return new Response(new Uint8Array(await drawAppIcon(props.icon, { brand, name: site.name })));
};
