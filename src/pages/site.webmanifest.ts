import type { APIRoute } from 'astro';
import { uploadedFile } from '../components/uploads.ts';
import { loadContent } from '../content-model/loadContent.ts';

export const GET: APIRoute = () => {
  const { site } = loadContent();
  const icon = (file: string, size: number, purpose: string) => ({
    src: uploadedFile(`marca/${file}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: site.name,
    short_name: site.name,
    description: site.pages.home.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: '#12123a',
    theme_color: '#12123a',
    icons: [
      icon('icone-192.png', 192, 'any'),
      icon('icone-512.png', 512, 'any'),
      icon('icone-512-maskable.png', 512, 'maskable'),
    ],
  });
};
