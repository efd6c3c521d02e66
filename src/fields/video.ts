import { z } from 'astro/zod';
import { nameOnDisk, uploadedFiles } from '../content-model/uploads.ts';
import { pastedVideoFault, videoAddressIn } from '../domain/pastedVideo.ts';
import { readVideoAddress } from '../domain/videoAddress.ts';
import { choice } from './choice.ts';
import { type FieldLabel, fieldInfo, group, type Size } from './field.ts';
import { pictureFile, upload } from './picture.ts';
import { text } from './text.ts';

/** Whether an address is empty, a video of a known host, or an uploaded file. */
function isVideo(address: string): boolean {
  const source = readVideoAddress(address);
  return (
    address === '' ||
    (source !== undefined && (source.host !== 'own' || uploadedFiles().includes(source.file)))
  );
}

const videoAddress = (described: FieldLabel) =>
  z
    .string()
    .overwrite((pasted) => nameOnDisk(videoAddressIn(pasted)))
    .refine((address) => isVideo(address) || pastedVideoFault(address) !== undefined, {
      error: '',
      abort: true,
    })
    .refine(isVideo, { error: ({ input }) => pastedVideoFault(String(input)) })
    .register(fieldInfo, {
      kind: 'video',
      canBeEmpty: true,
      extensions: ['.mp4', '.webm'],
      expected:
        'o endereço de um vídeo do YouTube, Vimeo, Panda ou VTurb (https://…), ou um arquivo de content/uploads terminado em .mp4 ou .webm',
      initial: '',
      ...described,
    });

const LONGER_SIDE = 1280;

/** The shape of a poster, in pixels, by the ratio of its video. */
const POSTER_SHAPES = {
  '16:9': { width: LONGER_SIDE, height: (LONGER_SIDE * 9) / 16 },
  '9:16': { width: (LONGER_SIDE * 9) / 16, height: LONGER_SIDE },
  '1:1': { width: LONGER_SIDE, height: LONGER_SIDE },
} satisfies Record<string, Size>;

/** A video and its poster. Without an address, pages show only the poster. */
export const video = (described: FieldLabel) =>
  group(
    {
      address: videoAddress({
        label: 'Link do vídeo',
        help: 'Cole o link do YouTube, Vimeo, Panda ou VTurb. Sem link, fica só a imagem.',
      }),
      title: text(70, {
        label: 'Nome do vídeo',
        help: 'Diz o que se vê nele.',
        initial: 'O {nome} por dentro',
      }),
      poster: pictureFile({
        label: 'Capa do vídeo',
        help: 'Na mesma proporção do vídeo.',
        minWidth: POSTER_SHAPES['9:16'].width,
        shapes: { by: 'ratio', sizes: POSTER_SHAPES },
      }),
      ratio: choice({
        label: 'Formato',
        options: { '16:9': 'Deitado (16:9)', '9:16': 'Em pé (9:16)', '1:1': 'Quadrado (1:1)' },
      }),
      captions: upload({
        label: 'Arquivo de legendas',
        help: 'Um arquivo .vtt, só para vídeos da própria pasta.',
        extensions: ['.vtt'],
      }).optional(),
    },
    described,
  );

export type Video = z.output<ReturnType<typeof video>>;
