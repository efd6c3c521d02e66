import { z } from 'astro/zod';
import { readVideoAddress, VIDEO_ADDRESS_HINT } from '../domain/videoAddress.ts';
import { choice, text } from './fields.ts';
import { hints, perhaps, rewritten } from './hints.ts';
import { linkMeant } from './meant.ts';
import { nearest } from './near.ts';
import { pictureSize, type Size, UPLOADS_FOLDER, uploadedFiles } from './uploadedFiles.ts';

const PICTURES = ['.webp', '.avif', '.png', '.jpg', '.jpeg'];

/** The site's icons, which are not made smaller for the screen. */
const ICONS = 'marca/';

/**
 * What the name of a file lacks, to follow "o esperado é"; undefined when nothing does. A folder may take a name for
 * another, the build does not.
 */
function lackOfName(file: string, endings: string[]): string | undefined {
  if (!endings.some((ending) => file.endsWith(ending)))
    return `um arquivo terminado em ${endings.join(', ')}`;
  if (!uploadedFiles().includes(file)) return `o nome de um arquivo que esteja na pasta ${UPLOADS_FOLDER}`;
  return undefined;
}

/** Files of src/uploads that the name of a missing one may stand for. */
function filesMeant(written: string, endings: string[]): string[] {
  const all = uploadedFiles();
  if (all.includes(written)) return [];
  const files = all.filter((file) => endings.some((end) => file.endsWith(end)) && !file.startsWith(ICONS));
  const inside = written.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:src\/)?(?:uploads\/)?/, '');
  const lastOf = (file: string) => file.split('/').at(-1)?.toLowerCase();
  const sameName = files.find((file) => lastOf(file) === lastOf(inside));
  return [inside, sameName, nearest(inside, files)].filter((file) => file !== undefined);
}

function upload(endings: string[], expected: string, example: string) {
  return z
    .string()
    .superRefine((file, context) => {
      const message = lackOfName(file, endings);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .register(hints, {
      expected,
      example,
      suggest: (_, written) => perhaps(...filesMeant(written, endings)),
    });
}

type Lack = { message: string; params?: { advice: string } };

function lackOfPicture(file: string, leastWidth: number): Lack | undefined {
  const message = lackOfName(file, PICTURES);
  if (message) return { message };
  if (file.startsWith(ICONS)) return { message: `uma imagem de fora da pasta ${ICONS.slice(0, -1)}` };
  const size = pictureSize(file);
  if (!size) {
    return {
      message: 'uma imagem inteira, e este arquivo está estragado',
      params: { advice: `Salve a imagem de novo na pasta ${UPLOADS_FOLDER}` },
    };
  }
  if (size.width >= leastWidth) return undefined;
  return {
    message: `uma imagem com ${leastWidth} pixels ou mais de largura, e esta tem ${size.width}`,
    params: { advice: `Troque o arquivo da pasta ${UPLOADS_FOLDER} por um maior` },
  };
}

/**
 * The name of a picture in src/uploads, at least `leastWidth` pixels wide: the largest of the widths in which its section
 * shows it.
 */
export const picture = (leastWidth: number) =>
  z
    .string()
    .superRefine((file, context) => {
      const lack = lackOfPicture(file, leastWidth);
      if (lack) context.addIssue({ code: 'custom', ...lack });
    })
    .register(hints, {
      expected: `o nome de uma imagem da pasta ${UPLOADS_FOLDER}, com ${leastWidth} pixels ou mais de largura`,
      example: 'modulos/biblia.webp',
      suggest: (_, written) => perhaps(...filesMeant(written, PICTURES)),
      leastWidth,
    });

const VIDEO_FILES = ['.mp4', '.webm'];

const videoAddress = z
  .string()
  .superRefine((address, context) => {
    const source = readVideoAddress(address);
    const isMissing = source?.player === 'file' && !uploadedFiles().includes(source.file);
    if (!source || isMissing) context.addIssue({ code: 'custom', message: VIDEO_ADDRESS_HINT });
  })
  .register(hints, {
    expected: VIDEO_ADDRESS_HINT,
    example: 'https://www.youtube.com/watch?v=AbCdEfGhIjK',
    suggest: (_, written) => [
      ...rewritten(...linkMeant(written)),
      ...perhaps(...filesMeant(written, VIDEO_FILES)),
    ],
  });

const LONGER_SIDE = 1280;

/** What fills the frame of a video before it plays. */
const FRAMES = {
  '16:9': { width: LONGER_SIDE, height: (LONGER_SIDE * 9) / 16 },
  '9:16': { width: (LONGER_SIDE * 9) / 16, height: LONGER_SIDE },
  '1:1': { width: LONGER_SIDE, height: LONGER_SIDE },
};

const RATIOS = ['16:9', '9:16', '1:1'] as const;

/** How much of a poster's shape may be cut off unseen. */
const TOLERANCE = 0.02;

type Ratio = (typeof RATIOS)[number];

function fills(size: Size, ratio: Ratio): boolean {
  const frame = FRAMES[ratio];
  const stretch = size.width / size.height / (frame.width / frame.height);
  return Math.abs(stretch - 1) <= TOLERANCE && Math.max(size.width, size.height) >= LONGER_SIDE;
}

function lackOfPoster(poster: string, ratio: Ratio): Lack | undefined {
  const size = pictureSize(poster);
  if (!size || fills(size, ratio)) return undefined;
  const { width, height } = FRAMES[ratio];
  const filled = RATIOS.find((other) => fills(size, other));
  return {
    message: `uma imagem na proporção ${ratio} do vídeo, com ${width} × ${height} pixels ou mais, e esta tem ${size.width} × ${size.height}`,
    params: {
      advice: filled
        ? `Troque a imagem ou, se o vídeo for assim, escreva: ratio: ${filled}`
        : 'Troque a imagem por uma desse tamanho',
    },
  };
}

/** An address that a player takes, or a file of the site, and what stands in its place until it plays. */
export const video = z
  .strictObject({
    address: videoAddress,
    title: text(70),
    poster: picture(0).register(hints, {
      expected: `o nome de uma imagem da pasta ${UPLOADS_FOLDER}, na proporção do vídeo, com ${LONGER_SIDE} pixels ou mais no lado maior`,
      example: 'video/tour.webp',
      suggest: (_, written) => perhaps(...filesMeant(written, PICTURES)),
      leastWidth: FRAMES['9:16'].width,
    }),
    ratio: choice(RATIOS),
    captions: upload(
      ['.vtt'],
      `o nome de um arquivo .vtt da pasta ${UPLOADS_FOLDER}`,
      'video/tour.vtt',
    ).optional(),
  })
  .superRefine(
    ({ poster, ratio }, context) => {
      if (!video.shape.poster.safeParse(poster).success || !RATIOS.includes(ratio)) return;
      const lack = lackOfPoster(poster, ratio);
      if (lack) context.addIssue({ code: 'custom', path: ['poster'], ...lack });
    },
    // Told with the other faults of the video, not after them.
    { when: ({ value }) => value !== null && typeof value === 'object' },
  );
