import { basename, extname } from 'node:path/posix';
import { parseHtmlTags } from '../hosting/parseHtmlTags.ts';
import { UPLOADS_FOLDER } from '../src/content-model/contentFolder.ts';
import type { Content } from '../src/content-model/schemas.ts';
import { textsOf } from '../src/content-model/textsOf.ts';
import type { BuiltSite } from './builtSite.ts';
import { type Check, type Finding, field, type Launch, type Place, stop, warn, when } from './finding.ts';

const KB = 1024;
const MB = KB * KB;

/** The widest candidate that a phone loads of a picture, in px. */
const PHONE_PX = 1200;
const PICTURE_LIMIT = 120 * KB;
const PAGE_LIMIT = 1000 * KB;
const ENLARGED_LIMIT = 600 * KB;
const VIDEO_LIMIT = 12 * MB;
/** Cloudflare refuses the whole site for one larger file. */
const HOST_LIMIT = 25 * MB;

/** 412.4 KB are "412 KB", 3.21 MB are "3,2 MB". */
const formatBytes = (bytes: number) =>
  bytes < MB ? `${Math.round(bytes / KB)} KB` : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`;

/** The address that a phone loads of a srcset. */
function phoneCandidate(srcset: string): string {
  const candidates = srcset.split(/,\s+/).map((candidate) => {
    const [address = '', width = '0'] = candidate.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
  return (candidates.findLast(({ width }) => width <= PHONE_PX) ?? candidates[0])?.address ?? '';
}

/** The addresses of a page's pictures as a phone loads them, of its full-size pictures and of its videos. */
function mediaOf(html: string) {
  const tags = parseHtmlTags(html);
  const pictures = tags
    .filter(({ name, attributes }) => name === 'source' && attributes['srcset'])
    .map(({ attributes }) => phoneCandidate(attributes['srcset'] ?? ''));
  const links = tags
    .flatMap(({ attributes: { href, src, poster } }) => [href, src, poster])
    .filter((link) => link !== undefined)
    .filter((link) => /^\/[^/]/.test(link));
  return {
    pictures: [...new Set(pictures)],
    enlarged: links.filter((link) => /\.(?:webp|avif|png|jpe?g)$/.test(link)),
    videos: links.filter((link) => /\.(?:mp4|webm)$/.test(link)),
  };
}

/** The upload behind a built file: `/uploads/assets/tour.Ab12.mp4` is made from `video/tour.mp4`. */
function uploadOf(address: string, { uploads }: BuiltSite): string | undefined {
  const name = basename(decodeURI(address));
  const candidates = Object.keys(uploads).filter((file) =>
    name.startsWith(`${basename(file, extname(file))}.`),
  );
  return candidates.find((file) => extname(file) === extname(name)) ?? candidates[0];
}

const placeOf = (upload: string | undefined) => ({
  path: upload === undefined ? UPLOADS_FOLDER : `${UPLOADS_FOLDER}/${upload}`,
});

const sizeOf = (address: string, { sizes }: BuiltSite) => sizes[decodeURI(address)] ?? 0;

/** The fields that name an upload. */
const fieldsOf = (upload: string | undefined, { content }: Launch): Place[] =>
  textsOf(content)
    .filter(({ text }) => text === upload)
    .map(({ path: [file, ...path] }) => field(file as keyof Content, ...path));

const refusedFiles = (launch: Launch): Finding[] =>
  Object.entries(launch.site.sizes)
    .filter(([, bytes]) => bytes > HOST_LIMIT)
    .map(([address, bytes]) => {
      const upload = uploadOf(address, launch.site);
      return {
        ...stop(
          `Este arquivo tem ${formatBytes(bytes)}, e a hospedagem recusa os maiores de 25 MB. Se for vídeo, ponha no YouTube, Vimeo, Panda ou VTurb e cole o endereço; se for imagem, salve menor.`,
          placeOf(upload),
        ),
        others: fieldsOf(upload, launch),
      };
    });

function heavyFiles(launch: Launch): Finding[] {
  const { site } = launch;
  const found = new Map<string, Finding>();
  const check = (addresses: string[], limit: number, advice: string) => {
    for (const address of addresses) {
      const bytes = sizeOf(address, site);
      const upload = uploadOf(address, site);
      if (bytes <= limit || bytes > HOST_LIMIT) continue;
      const text = `Este arquivo chega ao visitante com ${formatBytes(bytes)}, e o limite é ${formatBytes(limit)}: ${advice}`;
      found.set(`${upload} ${limit}`, { ...warn(text, placeOf(upload)), others: fieldsOf(upload, launch) });
    }
  };
  for (const html of Object.values(site.pages)) {
    const { pictures, enlarged, videos } = mediaOf(html);
    check(
      pictures,
      PICTURE_LIMIT,
      'no 4G a página demora. Use uma imagem mais simples, ou corte o que não importa.',
    );
    check(enlarged, ENLARGED_LIMIT, 'salve em WebP com qualidade 80.');
    check(videos, VIDEO_LIMIT, 'ponha o vídeo no YouTube, Vimeo, Panda ou VTurb e cole o endereço.');
  }
  return [...found.values()];
}

const PAGE_NAMES: Record<string, string> = {
  'index.html': 'página principal',
  'oferta-exclusiva.html': 'oferta exclusiva',
};

const heavyPages = ({ site }: Launch): Finding[] =>
  Object.entries(site.pages).flatMap(([file, html]) => {
    const bytes = mediaOf(html).pictures.reduce((sum, address) => sum + sizeOf(address, site), 0);
    return when(
      bytes > PAGE_LIMIT,
      warn(
        `As imagens da ${PAGE_NAMES[file] ?? file} somam ${formatBytes(bytes)} no celular, e o limite é ${formatBytes(PAGE_LIMIT)}. Troque as mais pesadas por mais simples.`,
        placeOf(undefined),
      ),
    );
  });

export const WEIGHT_CHECKS: Check[] = [
  { fine: 'A hospedagem aceita o tamanho de todos os arquivos.', find: refusedFiles },
  { fine: 'Nenhuma imagem e nenhum vídeo passa do limite de peso.', find: heavyFiles },
  { fine: 'As imagens de cada página, juntas, são leves.', find: heavyPages },
];
