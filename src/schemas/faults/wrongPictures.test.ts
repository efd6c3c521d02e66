import { expect, it, vi } from 'vitest';
import type { Content } from '../contentSchemas.ts';
import { faultsAfter } from './faultsAfter.ts';

/** Pictures of no use, beside those that are in the folder. */
const WRONG = {
  'modulos/estragada.webp': undefined,
  'modulos/pequena.webp': { width: 640, height: 800 },
  'video/pequena.webp': { width: 640, height: 360 },
  'video/esticada.webp': { width: 1600, height: 1000 },
};

vi.mock('../uploadedFiles.ts', async (original) => {
  const real = await original<typeof import('../uploadedFiles.ts')>();
  return {
    ...real,
    uploadedFiles: () => [...real.uploadedFiles(), ...Object.keys(WRONG)],
    pictureSize: (file: keyof typeof WRONG) => (file in WRONG ? WRONG[file] : real.pictureSize(file)),
  };
});

type Case = [file: keyof Content, written: string | RegExp, wrong: string, told: string[]];

it.each<Case>([
  [
    'product',
    'image: modulos/metas.webp',
    'image: modulos/meta.webp',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "modulos/meta.webp"; o esperado é o nome de um arquivo que esteja na pasta src/uploads. Talvez seja: image: modulos/metas.webp',
    ],
  ],
  [
    'product',
    'image: modulos/metas.webp',
    'image: src/uploads/modulos/metas.webp',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "src/uploads/modulos/metas.webp"; o esperado é o nome de um arquivo que esteja na pasta src/uploads. Talvez seja: image: modulos/metas.webp',
    ],
  ],
  [
    'product',
    'image: modulos/metas.webp',
    'image: Modulos/Metas.webp',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "Modulos/Metas.webp"; o esperado é o nome de um arquivo que esteja na pasta src/uploads. Talvez seja: image: modulos/metas.webp',
    ],
  ],
  [
    'product',
    'image: modulos/metas.webp',
    'image: metas.webp',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "metas.webp"; o esperado é o nome de um arquivo que esteja na pasta src/uploads. Talvez seja: image: modulos/metas.webp',
    ],
  ],
  [
    'product',
    'image: modulos/metas.webp',
    'image: modulos/metas.gif',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "modulos/metas.gif"; o esperado é um arquivo terminado em .webp, .avif, .png, .jpg, .jpeg. Talvez seja: image: modulos/metas.webp',
    ],
  ],
  [
    'product',
    'image: modulos/metas.webp',
    'image: marca/icone-512.png',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "marca/icone-512.png"; o esperado é uma imagem de fora da pasta marca. Por exemplo: image: modulos/biblia.webp',
    ],
  ],
  [
    'product',
    'image: modulos/metas.webp',
    'image: fotos/praia-do-sul.jpg',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "fotos/praia-do-sul.jpg"; o esperado é o nome de um arquivo que esteja na pasta src/uploads. Por exemplo: image: modulos/biblia.webp',
    ],
  ],
  [
    'offer',
    'mockupImage: oferta/mockup.webp',
    'mockupImage: depoimentos/conversa-1.webp',
    [
      'src/content/offer.yaml, linha 16, campo mockupImage: está "depoimentos/conversa-1.webp"; o esperado é uma imagem com 1200 pixels ou mais de largura, e esta tem 1170. Troque o arquivo da pasta src/uploads por um maior',
    ],
  ],
  [
    'site',
    'sealsImage: selos/seguranca.webp',
    'sealsImage: selos/aplicativo.webp',
    [
      'src/content/site.yaml, linha 29, campo footer › sealsImage: está "selos/aplicativo.webp"; o esperado é uma imagem com 840 pixels ou mais de largura, e esta tem 800. Troque o arquivo da pasta src/uploads por um maior',
    ],
  ],
  [
    'links',
    'poster: video/tour.webp',
    'poster: modulos/biblia.webp',
    [
      'src/content/links.yaml, linha 20, campo mainVideo › poster: está "modulos/biblia.webp"; o esperado é uma imagem na proporção 16:9 do vídeo, com 1280 × 720 pixels ou mais, e esta tem 1200 × 1500. Troque a imagem por uma desse tamanho',
    ],
  ],
  [
    'links',
    'ratio: "16:9"',
    'ratio: "9:16"',
    [
      'src/content/links.yaml, linha 20, campo mainVideo › poster: está "video/tour.webp"; o esperado é uma imagem na proporção 9:16 do vídeo, com 720 × 1280 pixels ou mais, e esta tem 1280 × 720. Troque a imagem ou, se o vídeo for assim, escreva: ratio: 16:9',
    ],
  ],
  [
    'links',
    'captions: video/tour.vtt',
    'captions: video/tour.srt',
    [
      'src/content/links.yaml, linha 22, campo mainVideo › captions: está "video/tour.srt"; o esperado é um arquivo terminado em .vtt. Talvez seja: captions: video/tour.vtt',
    ],
  ],
  [
    'product',
    'image: modulos/metas.webp',
    'image: modulos/estragada.webp',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "modulos/estragada.webp"; o esperado é uma imagem inteira, e este arquivo está estragado. Salve a imagem de novo na pasta src/uploads',
    ],
  ],
  [
    'product',
    'image: modulos/metas.webp',
    'image: modulos/pequena.webp',
    [
      'src/content/product.yaml, linha 64, campo modules › item 10 › image: está "modulos/pequena.webp"; o esperado é uma imagem com 720 pixels ou mais de largura, e esta tem 640. Troque o arquivo da pasta src/uploads por um maior',
    ],
  ],
  [
    'links',
    'poster: video/tour.webp',
    'poster: video/pequena.webp',
    [
      'src/content/links.yaml, linha 20, campo mainVideo › poster: está "video/pequena.webp"; o esperado é uma imagem na proporção 16:9 do vídeo, com 1280 × 720 pixels ou mais, e esta tem 640 × 360. Troque a imagem por uma desse tamanho',
    ],
  ],
  [
    'links',
    'poster: video/tour.webp',
    'poster: video/esticada.webp',
    [
      'src/content/links.yaml, linha 20, campo mainVideo › poster: está "video/esticada.webp"; o esperado é uma imagem na proporção 16:9 do vídeo, com 1280 × 720 pixels ou mais, e esta tem 1600 × 1000. Troque a imagem por uma desse tamanho',
    ],
  ],
])('a wrong picture is told: %s: %s -> %s', (file, written, wrong, told) => {
  expect(faultsAfter(file, written, wrong)).toEqual(told);
});
