// Checks the sizes of the built files, for visitors and for the host.
import { basename, extname } from 'node:path/posix';
import { parseHtmlTags } from '../hosting/parseHtmlTags.ts';
import { shownFields } from '../src/content-model/contentFields.ts';
import { type Finding, field, findingIf, type Rule } from '../src/content-model/rules/rule.ts';
import { type Content, pagesOf } from '../src/content-model/schemas.ts';
import type { BuiltSite } from './builtSite.ts';

const KB = 1024;
const MB = KB * KB;

/** The width in px of the widest file that a phone loads from a `srcset`. */
const PHONE_PX = 1200;
const PICTURE_LIMIT = 120 * KB;
const PAGE_LIMIT = 1000 * KB;
const ENLARGED_LIMIT = 600 * KB;
const VIDEO_LIMIT = 12 * MB;
/** Cloudflare refuses the whole site if one file is larger. */
const HOST_LIMIT = 25 * MB;

/**
 * Formats a size, rounded up, so that a size above a limit never looks equal to it: "413 KB" for 412.4 KB, "3,3 MB" for
 * 3.21 MB.
 */
const formatBytes = (bytes: number) =>
  bytes < MB
    ? `${Math.ceil(bytes / KB)} KB`
    : `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1).replace('.', ',')} MB`;

const PICTURE = /\.(?:webp|avif|png|jpe?g)$/;

/** The address of the file that a phone loads from a `srcset`. */
function phoneCandidate(srcset: string): string {
  const candidates = srcset.split(/,\s+/).map((candidate) => {
    const [address = '', width = '0'] = candidate.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
  return (candidates.findLast(({ width }) => width <= PHONE_PX) ?? candidates[0])?.address ?? '';
}

/** The addresses of the pictures that a phone loads for a page, of its enlarged pictures and of its videos. */
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
    enlarged: links.filter((link) => PICTURE.test(link)),
    videos: links.filter((link) => /\.(?:mp4|webm)$/.test(link)),
  };
}

const uploadNames = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/**
 * The uploaded file from which a built file was made, and its fields: `/uploads/assets/tour.Ab12.mp4` is made from
 * `video/tour.mp4`. If several uploads have the same name in other folders or formats, `file` names all of them.
 */
function sourceOf(address: string, content: Content) {
  const name = basename(decodeURI(address));
  const stem = name.split('.').slice(0, -2).join('.');
  const fields = shownFields(content).filter(({ value, info: { kind } }) => {
    const file = ['picture', 'file', 'video'].includes(kind) ? String(value) : '';
    const isFormat = extname(file) === extname(name) || (PICTURE.test(file) && PICTURE.test(name));
    return isFormat && basename(file, extname(file)) === stem;
  });
  const files = new Set(fields.map(({ value }) => String(value)));
  const [at = field('site'), ...others] = fields.map((one) => one.at);
  return { file: uploadNames.format(files) || name, at, others };
}

const sizeOf = (address: string, { sizes }: BuiltSite) => sizes[decodeURI(address)] ?? 0;

const refusedFiles = (site: BuiltSite, content: Content): Finding[] =>
  Object.entries(site.sizes)
    .filter(([, bytes]) => bytes > HOST_LIMIT)
    .map(([address, bytes]) => {
      const { file, ...place } = sourceOf(address, content);
      return {
        ...place,
        message: `${file} tem ${formatBytes(bytes)}, e a hospedagem recusa os maiores de 25 MB. Se for vídeo, ponha no YouTube, Vimeo, Panda ou VTurb e cole o endereço; se for imagem, salve menor`,
      };
    });

const KINDS_OF_MEDIA = [
  {
    kind: 'pictures',
    limit: PICTURE_LIMIT,
    advice: 'no 4G a página demora. Use uma imagem mais simples, ou corte o que não importa',
  },
  { kind: 'enlarged', limit: ENLARGED_LIMIT, advice: 'salve em WebP com qualidade 80' },
  {
    kind: 'videos',
    limit: VIDEO_LIMIT,
    advice: 'ponha o vídeo no YouTube, Vimeo, Panda ou VTurb e cole o endereço',
  },
] as const;

function heavyFiles(site: BuiltSite, content: Content): Finding[] {
  const media = Object.values(site.pages).map(mediaOf);
  return KINDS_OF_MEDIA.flatMap(({ kind, limit, advice }) => {
    const found = new Map<string, Finding>();
    for (const address of media.flatMap((one) => one[kind])) {
      const bytes = sizeOf(address, site);
      if (bytes <= limit || bytes > HOST_LIMIT) continue;
      const { file, ...place } = sourceOf(address, content);
      const message = `${file} chega ao visitante com ${formatBytes(bytes)}, e o limite é ${formatBytes(limit)}: ${advice}`;
      found.set(file, { ...place, message });
    }
    return [...found.values()];
  });
}

const heavyPages = (site: BuiltSite, content: Content): Finding[] =>
  pagesOf(content).flatMap(({ file, page }) => {
    const html = site.pages[page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`] ?? '';
    const bytes = mediaOf(html).pictures.reduce((sum, address) => sum + sizeOf(address, site), 0);
    return findingIf(bytes > PAGE_LIMIT, {
      at: { file, path: [] },
      message: `as imagens desta página somam ${formatBytes(bytes)} no celular, e o limite é ${formatBytes(PAGE_LIMIT)}. Troque as mais pesadas por mais simples`,
    });
  });

/** The rules for a built site. */
export const weightRules = (site: BuiltSite): Rule[] => [
  {
    level: 'stop',
    passed: 'A hospedagem aceita o tamanho de todos os arquivos',
    find: ({ content }) => refusedFiles(site, content),
  },
  {
    level: 'warning',
    passed: 'Nenhuma imagem e nenhum vídeo passa do limite de peso',
    find: ({ content }) => heavyFiles(site, content),
  },
  {
    level: 'warning',
    passed: 'As imagens de cada página, juntas, são leves',
    find: ({ content }) => heavyPages(site, content),
  },
];
