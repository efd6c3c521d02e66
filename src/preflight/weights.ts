import { basename } from 'node:path';
import { readTags } from '../../hosting/readTags.ts';
import { UPLOADS_FOLDER } from '../schemas/uploadedFiles.ts';
import { type Check, type Finding, warn } from './finding.ts';

/** A built site: each page's HTML by its file, what a file of it weighs in bytes, and the files of src/uploads. */
export type BuiltSite = {
  pages: Record<string, string>;
  weigh: (address: string) => number;
  uploads: string[];
};

/** The widest that a phone takes of a picture. */
const PHONE_PX = 1200;
const PICTURE_KB = 120;
const ALL_PICTURES_KB = 1000;
const ENLARGED_KB = 600;
const VIDEO_MB = 12;

const KB = 1024;
const MB = KB * KB;

/** 412.4 KB are "412 KB", 3.21 MB are "3,2 MB". */
const written = (bytes: number) =>
  bytes < MB ? `${Math.round(bytes / KB)} KB` : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`;

/** The candidates of a srcset as pairs of address and width in px. */
const candidates = (srcset: string) =>
  srcset.split(/,\s+/).map((candidate): [string, number] => {
    const [address = '', width = '0'] = candidate.trim().split(/\s+/);
    return [address, Number.parseInt(width, 10)];
  });

function onPhone(srcset: string): string {
  const found = candidates(srcset);
  return (found.findLast(([, width]) => width <= PHONE_PX) ?? found[0])?.[0] ?? '';
}

/** Each page's pictures as a phone takes them, its other pictures and its videos: addresses without their site. */
function filesOf(html: string) {
  const tags = readTags(html);
  const links = tags.flatMap(({ attributes }) => [
    attributes['href'],
    attributes['src'],
    attributes['poster'],
  ]);
  const own = [...new Set(links.filter((link) => link?.startsWith('/uploads/')))] as string[];
  return {
    pictures: [
      ...new Set(
        tags
          .filter(({ name, attributes }) => name === 'source' && attributes['srcset'])
          .map(({ attributes }) => onPhone(attributes['srcset'] ?? '')),
      ),
    ],
    enlarged: own.filter((link) => /\.(?:webp|avif|png|jpe?g)$/.test(link)),
    videos: own.filter((link) => /\.(?:mp4|webm)$/.test(link)),
  };
}

const PAGE_NAMES: Record<string, string> = {
  'index.html': 'página principal',
  'oferta-exclusiva.html': 'oferta exclusiva',
};

function heavyFiles({ pages, weigh, uploads }: BuiltSite): Finding[] {
  /** The seller's own file behind a built one, whose name begins alike. */
  const source = (address: string) => {
    const [name = ''] = basename(address).split('.');
    const found = uploads.find((file) => basename(file).split('.')[0] === name);
    return { path: found ? `${UPLOADS_FOLDER}/${found}` : UPLOADS_FOLDER };
  };
  const found = new Map<string, Finding>();
  const tell = (address: string, maxBytes: number, advice: string) => {
    const bytes = weigh(address);
    if (bytes <= maxBytes) return;
    const place = source(address);
    const text = `Este arquivo chega ao visitante com ${written(bytes)}, e o limite é ${written(maxBytes)}: ${advice}`;
    found.set(`${place.path} ${maxBytes}`, warn(text, place));
  };
  for (const html of Object.values(pages)) {
    const { pictures, enlarged, videos } = filesOf(html);
    const smaller = 'no 4G a página demora. Use uma imagem mais simples, ou corte o que não importa.';
    for (const address of pictures) tell(address, PICTURE_KB * KB, smaller);
    for (const address of enlarged) tell(address, ENLARGED_KB * KB, 'salve em WebP com qualidade 80.');
    for (const address of videos)
      tell(address, VIDEO_MB * MB, 'ponha o vídeo no YouTube, Vimeo, Panda ou VTurb e cole o endereço.');
  }
  return [...found.values()];
}

const heavyPages = ({ pages, weigh }: BuiltSite): Finding[] =>
  Object.entries(pages).flatMap(([file, html]) => {
    const bytes = filesOf(html).pictures.reduce((sum, address) => sum + weigh(address), 0);
    if (bytes <= ALL_PICTURES_KB * KB) return [];
    return [
      warn(
        `As imagens da ${PAGE_NAMES[file] ?? file} somam ${written(bytes)} no celular, e o limite é ${written(ALL_PICTURES_KB * KB)}. Troque as mais pesadas por mais simples.`,
        { path: UPLOADS_FOLDER },
      ),
    ];
  });

export const WEIGHT_CHECKS: Check<BuiltSite>[] = [
  { fine: 'Nenhuma imagem e nenhum vídeo passa do limite de peso.', find: heavyFiles },
  { fine: 'As imagens de cada página, juntas, são leves.', find: heavyPages },
];
