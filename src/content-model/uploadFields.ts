import { basename, extname, join } from 'node:path/posix';
import { z } from 'astro/zod';
import { closestMatch } from './closestMatch.ts';
import { UPLOADS_FOLDER } from './contentFolder.ts';
import { canBeOpened } from './diskFiles.ts';
import { type EditorWords, ORIGINAL_ADVICE } from './errors/contentError.ts';
import { HEIC_ADVICE, isHeicName } from './heic.ts';
import { type Hint, hints } from './hints.ts';
import {
  MAX_MEGAPIXELS,
  MAX_PICTURE_MB,
  nameOnDisk,
  type Size,
  uploadedFiles,
  uploadedPicture,
} from './uploads.ts';

const PICTURES = ['.webp', '.avif', '.png', '.jpg', '.jpeg'];

/** The expectation and the advice for the editor, where a file is chosen and no name is written. */
export type Violation = { message: string; advice?: string; inEditor?: EditorWords };

const HEIC: Violation = {
  message: 'uma imagem JPEG, PNG, WebP ou AVIF, e esta é HEIC, o formato do iPhone',
  advice: `${HEIC_ADVICE}. Troque o arquivo e o nome aqui`,
  inEditor: { message: 'esta foto é HEIC, o formato do iPhone', advice: HEIC_ADVICE },
};

const UNREADABLE: Violation = {
  message: 'um arquivo que se possa abrir, e este não pôde ser aberto',
  advice: 'Feche o programa que o usa, ou confira se você tem permissão para abrir o arquivo',
  inEditor: {
    message: 'este arquivo não pôde ser aberto',
    advice: 'Feche o programa que o usa, ou envie o arquivo de novo',
  },
};

export const issueOf = ({ message, ...params }: Violation) => ({ code: 'custom' as const, message, params });

/** The uploaded file that a wrong name stands for: one of the same name elsewhere, or of a similar one. */
export function similarFile(written: string, endings: string[]): string | undefined {
  const files = uploadedFiles().filter((file) => endings.includes(extname(file)));
  const stem = (file: string) => basename(file.replaceAll('\\', '/'), extname(file)).toLowerCase();
  const match = closestMatch(stem(written), [...new Set(files.map(stem))]);
  const similar = files.filter((file) => stem(file) === match);
  return similar.length === 1 ? similar[0] : undefined;
}

/** The fault of a file's name, if any. A disk may ignore case, hosts do not. */
function nameViolation(file: string, endings: string[]): Violation | undefined {
  const exists = uploadedFiles().includes(file);
  if (exists && endings.includes(extname(file)))
    return canBeOpened(join(UPLOADS_FOLDER, file)) ? undefined : UNREADABLE;
  if (exists && endings.includes(extname(file).toLowerCase())) {
    const ending = extname(file);
    return {
      message: `um arquivo terminado em ${ending.toLowerCase()}, em minúsculas`,
      advice: `Mude ${ending} para ${ending.toLowerCase()} no nome do arquivo e aqui`,
      inEditor: { message: `este arquivo termina em ${ending}, em maiúsculas`, advice: 'Envie-o de novo' },
    };
  }
  const similar = similarFile(file, endings);
  const isRightKind = endings.includes(extname(file));
  return {
    message: isRightKind
      ? `o nome de um arquivo que esteja na pasta ${UPLOADS_FOLDER}`
      : `um arquivo terminado em ${endings.join(', ')}`,
    advice: similar ? `Talvez seja ${similar}` : exists ? undefined : ORIGINAL_ADVICE,
    inEditor: {
      message:
        file === ''
          ? 'falta escolher o arquivo'
          : isRightKind
            ? 'este arquivo não existe mais'
            : `o arquivo tem de terminar em ${endings.join(', ')}`,
      advice: file === '' ? undefined : 'Escolha outro, ou envie um novo',
    },
  };
}

export const upload = (endings: string[], hint: Pick<Hint, 'expected' | 'expectedInEditor' | 'example'>) =>
  z
    .string()
    .overwrite(nameOnDisk)
    .superRefine((file, context) => {
      const violation = nameViolation(file, endings);
      if (violation) context.addIssue(issueOf(violation));
    })
    .register(hints, { kind: 'file', endings, ...hint });

function pictureViolation(file: string, leastWidth: number): Violation | undefined {
  if (isHeicName(file)) return HEIC;
  const violation = nameViolation(file, PICTURES);
  if (violation) return violation;
  const picture = uploadedPicture(file);
  if (picture && 'size' in picture) {
    const { width } = picture.size;
    if (width >= leastWidth) return undefined;
    return {
      message: `uma imagem com ${leastWidth} pixels ou mais de largura, e esta tem ${width}`,
      advice: `Troque o arquivo da pasta ${UPLOADS_FOLDER} por um maior`,
      inEditor: {
        message: `a imagem sairia borrada: ela tem ${width} pixels de largura, e o lugar pede ${leastWidth} ou mais`,
        advice: 'Procure a original: a que chega pelo WhatsApp costuma ser menor',
      },
    };
  }
  if (picture?.problem === 'heic') return HEIC;
  if (picture?.problem === 'unreadable') return UNREADABLE;
  if (picture?.problem === 'large') {
    return {
      message: `uma imagem de até ${MAX_PICTURE_MB} MB e ${MAX_MEGAPIXELS} megapixels, e esta tem ${picture.found}`,
      advice: 'Salve uma cópia menor: 2000 pixels de largura bastam',
    };
  }
  return {
    message: 'uma imagem inteira, e este arquivo está estragado',
    advice: `Salve a imagem de novo na pasta ${UPLOADS_FOLDER}`,
    inEditor: { message: 'este arquivo está estragado', advice: 'Envie a imagem de novo' },
  };
}

type PictureHint = Pick<Hint, 'expected' | 'expectedInEditor' | 'example' | 'shapes'>;

export const pictureField = (leastWidth: number, hint: PictureHint) =>
  z
    .string()
    .overwrite(nameOnDisk)
    .superRefine((file, context) => {
      const violation = pictureViolation(file, leastWidth);
      if (violation) context.addIssue(issueOf(violation));
    })
    .register(hints, {
      kind: 'picture',
      endings: PICTURES,
      leastWidth,
      ...hint,
    });

const atLeastWide = (leastWidth: number, shown: string) =>
  `${shown}, com ${leastWidth} pixels ou mais de largura`;

/**
 * The name of an uploaded picture, at least `leastWidth` pixels wide: the largest of the widths in which its section
 * shows it.
 */
export const picture = (leastWidth: number) =>
  pictureField(leastWidth, {
    expected: atLeastWide(leastWidth, `o nome de uma imagem da pasta ${UPLOADS_FOLDER}`),
    expectedInEditor: atLeastWide(leastWidth, 'uma imagem'),
    example: 'modulos/metas.webp',
  });

const LEAST_LOGO_PX = 192;
const LOGOS = ['.svg', '.png'];
const LOGO_FILE = `.svg, ou .png com ${LEAST_LOGO_PX} pixels ou mais de altura`;
const A_LOGO = `o nome de um arquivo ${LOGO_FILE}, da pasta ${UPLOADS_FOLDER}, ou "" para a primeira letra do nome`;

function logoViolation(file: string): Violation | undefined {
  const violation = nameViolation(file, LOGOS);
  if (violation) return violation;
  const picture = uploadedPicture(file);
  if (!picture || !('size' in picture) || picture.size.height >= LEAST_LOGO_PX) return undefined;
  const found = `Esta imagem tem ${picture.size.height} pixels de altura`;
  return {
    message: A_LOGO,
    advice: found,
    inEditor: { message: `o logo tem de ser um arquivo ${LOGO_FILE}`, advice: found },
  };
}

/** The brand's logo; empty for none. */
export const logo = z
  .string()
  .overwrite(nameOnDisk)
  .superRefine((file, context) => {
    const violation = file === '' ? undefined : logoViolation(file);
    if (violation) context.addIssue(issueOf(violation));
  })
  .register(hints, {
    kind: 'picture',
    canBeEmpty: true,
    endings: LOGOS,
    isOnDark: true,
    expected: A_LOGO,
    expectedInEditor: `um arquivo ${LOGO_FILE}`,
    example: 'marca/logo.svg',
  });

/** The same, or empty for none. */
export const pictureOrNone = (leastWidth: number, shape?: Size) => {
  const { expected = '', ...hint } = hints.get(picture(leastWidth)) ?? {};
  return z
    .string()
    .overwrite(nameOnDisk)
    .superRefine((file, context) => {
      const violation = file === '' ? undefined : pictureViolation(file, leastWidth);
      if (violation) context.addIssue(issueOf(violation));
    })
    .register(hints, {
      ...hint,
      expected: `${expected}, ou "" para nenhuma`,
      canBeEmpty: true,
      ...(shape && { shape }),
    });
};

/** A group in which each picture that is given has its words, and the words their picture. */
export function withAlts<Group extends z.ZodObject>(group: Group, pairs: [image: string, alt: string][]) {
  return group.superRefine(
    (value, context) => {
      for (const [image, alt] of pairs) {
        const absent = [image, alt].filter((name) => !Object.hasOwn(value, name));
        if (absent.length !== 1) continue;
        context.addIssue({
          code: 'custom',
          path: absent,
          message: `a imagem (${image}) com o texto que diz o que ela mostra (${alt})`,
          params: {
            advice: `Escreva ${absent[0]}, ou apague os dois`,
            inEditor: {
              message: 'a imagem e a descrição dela andam juntas',
              advice: 'Ponha a que falta, ou tire as duas',
            },
          },
        });
      }
    },
    { when: ({ value }) => value !== null && typeof value === 'object' },
  );
}
