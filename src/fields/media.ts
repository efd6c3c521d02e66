import { z } from 'astro/zod';
import { type FieldLabel, fieldInfo, list, variant } from './field.ts';
import { picture } from './picture.ts';
import { video } from './video.ts';

/** The minimum width, in pixels, of a picture that fills half of the page. */
const MIN_WIDTH_PX = 720;

export const pictureMedia = variant(
  'picture',
  { label: 'Imagem' },
  picture({ label: 'Imagem', minWidth: MIN_WIDTH_PX }).shape,
);

export const videoMedia = variant('video', { label: 'Vídeo' }, video({ label: 'Vídeo' }).shape);

export const galleryMedia = variant(
  'gallery',
  { label: 'Várias imagens', help: 'Lado a lado; cada uma abre grande.' },
  {
    pictures: list(picture({ label: 'Imagem', minWidth: MIN_WIDTH_PX }), {
      label: 'Imagens',
      min: 2,
      max: 6,
    }),
  },
);

/** A picture, a video or several pictures beside the text of a section. */
export const media = (described: FieldLabel) =>
  z
    .discriminatedUnion('kind', [pictureMedia, videoMedia, galleryMedia])
    .register(fieldInfo, { kind: 'union', ...described });

export type Media = z.output<ReturnType<typeof media>>;

/** The style sheets that a media value needs: see defineSection. */
export const mediaStyles = (value: Media | undefined): string[] =>
  value?.kind === 'gallery' ? ['components/pictureRow', 'components/mediaGallery'] : [];
