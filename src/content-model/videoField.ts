import { z } from 'astro/zod';
import { pastedVideoFault, videoAddressIn } from '../domain/pastedVideo.ts';
import { readVideoAddress, VIDEO_ADDRESS_HINT } from '../domain/videoAddress.ts';
import { UPLOADS_FOLDER } from './contentFolder.ts';
import { choice } from './fields.ts';
import { hints } from './hints.ts';
import { text } from './textFields.ts';
import { issueOf, pictureField, similarFile, upload, type Violation } from './uploadFields.ts';
import { nameOnDisk, type Size, uploadedFiles, uploadedPicture } from './uploads.ts';

const VIDEO_FILES = ['.mp4', '.webm'];

const videoAddress = z
  .string()
  .overwrite((pasted) => nameOnDisk(videoAddressIn(pasted)))
  .superRefine((address, context) => {
    if (address === '') return;
    const source = readVideoAddress(address);
    if (source && (source.host !== 'own' || uploadedFiles().includes(source.file))) return;
    const similar = similarFile(address, VIDEO_FILES);
    const fault = pastedVideoFault(address) ?? {
      message: VIDEO_ADDRESS_HINT,
      ...(similar && { advice: `Talvez seja ${similar}` }),
    };
    context.addIssue(issueOf(fault));
  })
  .register(hints, {
    kind: 'video',
    canBeEmpty: true,
    endings: VIDEO_FILES,
    expected: VIDEO_ADDRESS_HINT,
    expectedInEditor: 'o link de um vídeo do YouTube, Vimeo, Panda ou VTurb, ou um vídeo da pasta',
    example: 'https://www.youtube.com/watch?v=AbCdEfGhIjK',
  });

const LONGER_SIDE = 1280;

/** What fills the frame of a video before it plays. */
const FRAMES = {
  '16:9': { width: LONGER_SIDE, height: (LONGER_SIDE * 9) / 16 },
  '9:16': { width: (LONGER_SIDE * 9) / 16, height: LONGER_SIDE },
  '1:1': { width: LONGER_SIDE, height: LONGER_SIDE },
};

const RATIOS = ['16:9', '9:16', '1:1'] as const;

/** The share of a poster that may be cropped without a warning. */
const TOLERANCE = 0.02;

type Ratio = (typeof RATIOS)[number];

function fills({ width, height }: Size, ratio: Ratio): boolean {
  const frame = FRAMES[ratio];
  const stretch = width / height / (frame.width / frame.height);
  return Math.abs(stretch - 1) <= TOLERANCE && Math.max(width, height) >= LONGER_SIDE;
}

function posterViolation(poster: string, ratio: Ratio): Violation | undefined {
  const found = uploadedPicture(poster);
  if (!found || !('size' in found) || fills(found.size, ratio)) return undefined;
  const { width, height } = FRAMES[ratio];
  const filled = RATIOS.find((other) => fills(found.size, other));
  const shape = `na proporção ${ratio} do vídeo, com ${width} × ${height} pixels ou mais, e esta tem ${found.size.width} × ${found.size.height}`;
  const change = 'Troque a imagem por uma desse tamanho';
  return {
    message: `uma imagem ${shape}`,
    advice: filled ? `Troque a imagem ou, se o vídeo for assim, escreva: ratio: "${filled}"` : change,
    inEditor: {
      message: `a imagem tem de estar ${shape}`,
      advice: filled ? `Troque a imagem ou, se o vídeo for assim, mude o formato para ${filled}` : change,
    },
  };
}

const ofVideo = (shown: string) =>
  `${shown}, na proporção do vídeo, com ${LONGER_SIDE} pixels ou mais no lado maior`;

/** An address that a player accepts, or a file of the site, with its poster; without an address only the poster shows. */
export const video = z
  .strictObject({
    address: videoAddress,
    title: text(70),
    poster: pictureField(FRAMES['9:16'].width, {
      expected: ofVideo(`o nome de uma imagem da pasta ${UPLOADS_FOLDER}`),
      expectedInEditor: ofVideo('uma imagem'),
      example: 'video/tour.webp',
      shapes: { by: 'ratio', sizes: FRAMES },
    }),
    ratio: choice(RATIOS),
    captions: upload(['.vtt'], {
      expected: `o nome de um arquivo .vtt da pasta ${UPLOADS_FOLDER}`,
      expectedInEditor: 'um arquivo .vtt',
      example: 'video/tour.vtt',
    }).optional(),
  })
  .superRefine(
    ({ poster, ratio }, context) => {
      if (!video.shape.poster.safeParse(poster).success || !RATIOS.includes(ratio)) return;
      const violation = posterViolation(nameOnDisk(poster), ratio);
      if (violation) context.addIssue({ ...issueOf(violation), path: ['poster'] });
    },
    // Reported with the other errors of the video, not after them.
    { when: ({ value }) => value !== null && typeof value === 'object' },
  );
