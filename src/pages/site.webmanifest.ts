import type { APIRoute } from 'astro';
import { loadContent } from '../content-model/loadContent.ts';
import { pageAt } from '../content-model/schemas.ts';
import { paletteOf } from '../domain/brand.ts';
import { APP_ICONS, type AppIcon, appIconPath } from '../layouts/appIcon.ts';

export const GET: APIRoute = () => {
  const content = loadContent();
  const { brand, site } = content;
  const { night } = paletteOf(brand);
  const icon = (name: AppIcon, purpose: string) => ({
    src: appIconPath(name),
    sizes: `${APP_ICONS[name].sizePx}x${APP_ICONS[name].sizePx}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: site.name,
    short_name: site.name,
    description: pageAt(content, '/')?.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: night,
    theme_color: night,
    icons: [icon('192', 'any'), icon('512', 'any'), icon('512-recortavel', 'maskable')],
  });
};
