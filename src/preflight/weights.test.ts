import { describe, expect, it } from 'vitest';
import { told } from './told.ts';
import type { BuiltSite } from './weights.ts';

describe('weights', () => {
  const picture = (name: string) =>
    `<picture><source srcset="/uploads/${name}.H_a.avif 420w, /uploads/${name}.H_b.avif 840w, /uploads/${name}.H_c.avif 1680w" sizes="90vw"/><img src="/uploads/${name}.H.webp"/></picture>`;
  const heavy = (html: string, weights: Record<string, number>): BuiltSite => ({
    pages: { 'index.html': html },
    weigh: (address) => weights[address] ?? 1000,
    uploads: ['modulos/biblia.webp', 'video/aula.mp4'],
  });

  it('take the picture that a phone takes', () => {
    const html = picture('biblia');
    const at = (name: string, bytes: number) =>
      told(() => {}, heavy(html, { [`/uploads/biblia.H_${name}.avif`]: bytes }));
    expect(at('b', 120 * 1024)).toEqual([]);
    expect(at('c', 900_000)).toEqual([]);
    expect(at('b', 120 * 1024 + 600)).toEqual([
      'warn src/uploads/modulos/biblia.webp: Este arquivo chega ao visitante com 121 KB, e o limite é 120 KB: no 4G a página demora. Use uma imagem mais simples, ou corte o que não importa.',
    ]);
  });

  it('take the video and the enlarged picture as they are', () => {
    const html = '<a href="/uploads/aula.H.mp4"></a><a href="/uploads/biblia.H.webp"></a>';
    const weights = { '/uploads/aula.H.mp4': 30 * 1024 * 1024, '/uploads/biblia.H.webp': 700 * 1024 };
    expect(told(() => {}, heavy(html, weights))).toEqual([
      'warn src/uploads/modulos/biblia.webp: Este arquivo chega ao visitante com 700 KB, e o limite é 600 KB: salve em WebP com qualidade 80.',
      'warn src/uploads/video/aula.mp4: Este arquivo chega ao visitante com 30,0 MB, e o limite é 12,0 MB: ponha o vídeo no YouTube, Vimeo, Panda ou VTurb e cole o endereço.',
    ]);
  });

  it('add up for each page', () => {
    const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
    const weights = Object.fromEntries(names.map((name) => [`/uploads/${name}.H_b.avif`, 110 * 1024]));
    expect(told(() => {}, heavy(names.map(picture).join(''), weights))).toEqual([
      'warn src/uploads: As imagens da página principal somam 1,1 MB no celular, e o limite é 1000 KB. Troque as mais pesadas por mais simples.',
    ]);
  });
});
