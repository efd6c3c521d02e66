// Checks uploaded files by their bytes. Pictures are encoded again without the camera's metadata.
import { isUtf8 } from 'node:buffer';
import { basename, extname, join } from 'node:path/posix';
import sharp from 'sharp';
import { UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { entriesBelow, statsOf } from '../../src/content-model/diskFiles.ts';
import { HEIC_REFUSAL } from '../../src/content-model/heic.ts';
import {
  isHeic,
  MAX_MEGAPIXELS,
  MAX_PICTURE_MB,
  uploadedFiles,
  uploadedPicture,
} from '../../src/content-model/uploads.ts';
import { cleanText } from '../../src/domain/cleanText.ts';
import type { Crop, EditRequest, EditResult, UploadedFile, UploadResult } from '../api.ts';
import { hashOf, isAllowedName, isAllowedPath } from './files.ts';
import { svgViolation } from './svg.ts';

export const TOO_LARGE =
  'O arquivo tem mais de 25 MB. Se é uma imagem, salve uma cópia com 2000 pixels de largura';
const STILL_TOO_LARGE = `Mesmo reduzida para o site, a imagem tem mais de ${MAX_PICTURE_MB} MB: salve uma cópia em JPEG, com 2000 pixels de largura`;

/** The maximum width and height of a saved picture. No screen needs more. */
const LONGEST_SIDE_PX = 3000;
/** The maximum size of a captions file. One hour of captions takes a tenth of it. */
const MAX_CAPTIONS_MB = 1;

/** Thrown when a crop is not inside its picture. */
export class CropOutside extends Error {}

/** The part of the store that uploads need. */
type UploadStore = {
  folder: string;
  addUpload: (name: string, bytes: Uint8Array, by: EditRequest['by']) => EditResult;
  hashOfUpload: (name: string) => string | undefined;
};

const refused = (message: string): UploadResult => ({ status: 'refused', message });

/** An upload by its name; undefined for a folder, a file that has just been deleted, or a broken link. */
function uploadedFile(name: string): UploadedFile | undefined {
  if (!statsOf(join(UPLOADS_FOLDER, name))?.isFile()) return undefined;
  const picture = /\.(?:webp|avif|png|jpe?g)$/.test(name) ? uploadedPicture(name) : undefined;
  return { name: cleanText(name), ...(picture && 'size' in picture && picture.size) };
}

const MINUTE_MS = 60_000;
/** The minute in which a file was written. All files of a shipped product are copied in the same minute. */
const minuteOf = (name: string) =>
  Math.floor((statsOf(join(UPLOADS_FOLDER, name))?.mtimeMs ?? 0) / MINUTE_MS);

/** The uploads, newest first and then by name, so that the seller's files precede the shipped files. */
export const listUploads = (): UploadedFile[] =>
  uploadedFiles()
    .filter((name) => !basename(name).startsWith('.'))
    .map((name) => ({ name, minute: minuteOf(name) }))
    .toSorted((one, other) => other.minute - one.minute || (one.name < other.name ? -1 : 1))
    .flatMap(({ name }) => uploadedFile(name) ?? []);

/** Simplifies a name: "Foto da Ana (2).JPG" becomes "foto-da-ana-2". */
function plainName(name: string): string {
  const stem = basename(name.replaceAll('\\', '/'), extname(name));
  const words = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 60) || 'imagem';
}

type Converted = { bytes: Uint8Array; extension: string };

const isInside = ({ left, top, width, height }: Crop, picture: { width: number; height: number }): boolean =>
  left + width <= picture.width && top + height <= picture.height;

/** Encodes a picture, or a part of it, upright and without metadata such as the location. */
async function encodedAgain(bytes: Buffer, crop: Crop | undefined): Promise<Converted> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  if (crop && !isInside(crop, autoOrient)) throw new CropOutside();
  const upright = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1e6 }).autoOrient();
  const picture = (crop ? upright.extract(crop) : upright).resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  if (format === 'jpeg') return { bytes: await picture.jpeg({ quality: 90 }).toBuffer(), extension: '.jpg' };
  if (format === 'png') return { bytes: await picture.png().toBuffer(), extension: '.png' };
  // A higher effort takes seconds and does not make the file smaller at this quality.
  return { bytes: await picture.webp({ quality: 90, effort: 1 }).toBuffer(), extension: '.webp' };
}

const PICTURES = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'];

/** The format of the bytes, whatever the file's name says. */
async function formatOf(bytes: Buffer): Promise<string | undefined> {
  if (/^\ufeff?\s*<[\s\S]*<?svg[\s>/]/i.test(bytes.toString('utf8', 0, 2000))) return 'svg';
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).format;
  } catch {
    return undefined;
  }
}

function captions(bytes: Buffer): Converted | UploadResult {
  if (!/^\ufeff?WEBVTT(?:\s|$)/.test(bytes.toString('utf8', 0, 20)))
    return refused(
      'Isto não é um arquivo de legendas WebVTT, que começa com a palavra WEBVTT. Se as suas legendas estão em outro formato, como SRT, converta-as para .vtt antes',
    );
  if (bytes.length > MAX_CAPTIONS_MB * 1024 ** 2)
    return refused(`O arquivo de legendas tem mais de ${MAX_CAPTIONS_MB} MB: envie só o texto delas`);
  if (!isUtf8(bytes))
    return refused(
      'Os acentos das legendas apareceriam trocados: abra o arquivo no Bloco de Notas, use Salvar como e escolha a codificação UTF-8',
    );
  return { bytes, extension: '.vtt' };
}

async function converted(
  bytes: Buffer,
  extensions: readonly string[],
  crop: Crop | undefined,
): Promise<Converted | UploadResult> {
  if (extensions.includes('.vtt')) return captions(bytes);
  if (isHeic(bytes)) return refused(HEIC_REFUSAL);
  const format = await formatOf(bytes);
  if (format === 'svg') {
    if (!extensions.includes('.svg'))
      return refused('Um arquivo SVG só serve para o logotipo: use uma imagem JPEG, PNG ou WebP');
    const violation = svgViolation(bytes);
    return violation ? refused(violation) : { bytes, extension: '.svg' };
  }
  if (!format || !PICTURES.includes(format)) {
    return refused(
      'Isto não é uma imagem que se possa abrir: use JPEG, PNG, WebP ou AVIF. Para um vídeo, cole o endereço dele.',
    );
  }
  try {
    return await encodedAgain(bytes, crop);
  } catch (error) {
    if (error instanceof CropOutside) throw error;
    return refused(
      `A imagem está estragada, ou tem mais de ${MAX_MEGAPIXELS} megapixels: salve uma cópia menor`,
    );
  }
}

/** An unused name that begins with `path`, or the name of an identical file. */
function freeName(store: UploadStore, path: string, { bytes, extension }: Converted): string {
  const hash = hashOf(bytes);
  // Some file systems ignore case.
  const taken = new Set(entriesBelow(UPLOADS_FOLDER).map(({ name }) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = `${path}${number > 1 ? `-${number}` : ''}${extension}`;
    if (isAllowedName(basename(name)) && (!taken.has(name) || store.hashOfUpload(name) === hash)) return name;
  }
}

const FOLDER = /^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60}){0,3}$/;

const NO_FOLDER = 'A pasta desta imagem não fica dentro da pasta das imagens';

/** Whether uploads may be saved in a folder. A symbolic link is not allowed: it may lead out of the content folder. */
const isAllowedFolder = ({ folder: content }: UploadStore, folder: string): boolean =>
  FOLDER.test(folder) && isAllowedPath(content, `uploads/${folder}`);

type Destination = {
  folder: string;
  name: string;
  /** The file extensions that the field accepts. */
  extensions: readonly string[];
  /** The part of a picture to keep. */
  crop?: Crop | undefined;
  /** Who uploads, if not the seller. */
  by?: EditRequest['by'];
};

/**
 * Saves a file in the uploads folder under a name that no different file has, so no file is replaced.
 *
 * @throws CropOutside
 */
export async function saveUpload(
  store: UploadStore,
  bytes: Buffer,
  { folder, name, extensions, crop, by }: Destination,
): Promise<UploadResult> {
  if (!isAllowedFolder(store, folder)) return refused(NO_FOLDER);
  const result = await converted(bytes, extensions, crop);
  if ('status' in result) return result;
  if (result.bytes.length > MAX_PICTURE_MB * 1024 ** 2) return refused(STILL_TOO_LARGE);
  const free = freeName(store, join(folder, plainName(name)), result);
  const saved = store.addUpload(free, result.bytes, by);
  const file = saved.status === 'saved' ? uploadedFile(free) : undefined;
  return file && saved.status === 'saved'
    ? { ...saved, file }
    : refused('Um arquivo foi salvo por outro programa neste instante: tente de novo');
}
