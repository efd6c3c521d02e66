// Pictures and other files of the seller's uploads folder.
import { extname, join } from 'node:path/posix';
import { z } from 'astro/zod';
import { UPLOADS_FOLDER } from '../content-model/contentFolder.ts';
import { canBeOpened } from '../content-model/diskFiles.ts';
import { HEIC_ADVICE, isHeicName } from '../content-model/heic.ts';
import {
  MAX_MEGAPIXELS,
  MAX_PICTURE_MB,
  nameOnDisk,
  uploadedFiles,
  uploadedPicture,
} from '../content-model/uploads.ts';
import { type FieldLabel, fieldInfo, group, type Size, type ValueField } from './field.ts';
import { text } from './text.ts';

const PICTURES = ['.webp', '.avif', '.png', '.jpg', '.jpeg'];

const HEIC = `é uma foto HEIC, o formato do iPhone. ${HEIC_ADVICE}`;

const UNREADABLE = 'este arquivo não pôde ser aberto: feche o programa que o usa, ou envie o arquivo de novo';

/**
 * The message for the seller if a file is missing, has another extension or cannot be opened. Capitals in the extension
 * are refused, because disks may ignore case, but hosts do not.
 */
function nameFault(file: string, extensions: readonly string[]): string | undefined {
  if (file === '') return 'falta escolher o arquivo';
  const extension = extname(file);
  if (!extensions.includes(extension.toLowerCase())) return `tem de terminar em ${extensions.join(', ')}`;
  if (!uploadedFiles().includes(file))
    return 'não está na pasta uploads: escolha outro arquivo, ou envie um novo';
  if (extensions.includes(extension)) return canBeOpened(join(UPLOADS_FOLDER, file)) ? undefined : UNREADABLE;
  return `termina em ${extension}, em maiúsculas: envie o arquivo de novo`;
}

/** The message for the seller if a picture cannot be used, or the message that `sizeFault` returns. */
function contentFault(file: string, sizeFault: (size: Size) => string | undefined): string | undefined {
  const picture = uploadedPicture(file);
  if (picture && 'size' in picture) return sizeFault(picture.size);
  if (picture?.problem === 'heic') return HEIC;
  if (picture?.problem === 'unreadable') return UNREADABLE;
  if (picture?.problem === 'large')
    return `tem ${picture.found}, e o limite é de ${MAX_PICTURE_MB} MB e ${MAX_MEGAPIXELS} megapixels. Salve uma cópia menor: 2000 pixels de largura bastam`;
  return 'está estragada: envie a imagem de novo';
}

function pictureFault(file: string, minWidth: number): string | undefined {
  if (isHeicName(file)) return HEIC;
  const widthFault = ({ width }: Size) =>
    width >= minWidth
      ? undefined
      : `sairia borrada: tem ${width} pixels de largura, e o lugar pede ${minWidth} ou mais. Procure a original: a que chega pelo WhatsApp costuma ser menor`;
  return nameFault(file, PICTURES) ?? contentFault(file, widthFault);
}

const MIN_LOGO_PX = 192;
const LOGOS = ['.svg', '.png'];

function logoFault(file: string): string | undefined {
  const fault = nameFault(file, LOGOS);
  if (fault || file.endsWith('.svg')) return fault;
  return contentFault(file, ({ height }) =>
    height >= MIN_LOGO_PX
      ? undefined
      : `tem ${height} pixels de altura, e um logotipo .png precisa de ${MIN_LOGO_PX} ou mais`,
  );
}

/** The name of an uploaded file for which `faultOf` returns no message. May be empty if the field `canBeEmpty`. */
const fileField = (faultOf: (file: string) => string | undefined, info: Omit<ValueField, 'initial'>) =>
  z
    .string()
    .overwrite(nameOnDisk)
    .superRefine((file, context) => {
      const fault = file === '' && info.canBeEmpty ? undefined : faultOf(file);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .register(fieldInfo, { initial: '', ...info });

/** The name of an uploaded file with one of `extensions`. */
export const upload = ({ extensions, ...described }: FieldLabel & { extensions: string[] }) =>
  fileField((file) => nameFault(file, extensions), {
    kind: 'file',
    extensions,
    expected: `um arquivo ${extensions.join(' ou ')}`,
    ...described,
  });

type PictureOptions = FieldLabel &
  Pick<ValueField, 'canBeEmpty' | 'shape' | 'shapes'> & {
    /** The minimum width: the largest width, in pixels, at which the section shows the picture. */
    minWidth: number;
  };

/** The name of an uploaded picture that has no description, because the text beside it says what it shows. */
export const pictureFile = ({ minWidth, ...options }: PictureOptions) =>
  fileField((file) => pictureFault(file, minWidth), {
    kind: 'picture',
    extensions: PICTURES,
    minWidth,
    expected: `uma imagem com ${minWidth} pixels ou mais de largura`,
    ...options,
  });

/** A picture and its alternative text. */
export const picture = ({
  minWidth,
  maxAlt = 140,
  altHelp = 'O que se vê nela, para quem não enxerga e para o Google.',
  ...described
}: FieldLabel & { minWidth: number; maxAlt?: number; altHelp?: string }) =>
  group(
    {
      file: pictureFile({ minWidth, label: 'Arquivo' }),
      alt: text(maxAlt, { label: 'Descrição da imagem', help: altHelp }),
    },
    described,
  );

/** The brand's logo, shown small on the darkest colour; empty for none. */
export const logo = (described: FieldLabel) =>
  fileField(logoFault, {
    kind: 'picture',
    canBeEmpty: true,
    extensions: LOGOS,
    isOnDark: true,
    expected: `um arquivo .svg, ou .png com ${MIN_LOGO_PX} pixels ou mais de altura`,
    ...described,
  });

/** Whether a picture fills a shape: the ratios differ by at most 2 %, and the picture's longer side is long enough. */
export function fillsShape({ width, height }: Size, shape: Size): boolean {
  const relativeRatio = width / height / (shape.width / shape.height);
  return (
    Math.abs(relativeRatio - 1) <= 0.02 && Math.max(width, height) >= Math.max(shape.width, shape.height)
  );
}
