import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorsAfter } from '../../tests/support/changedContent.ts';
import { UPLOADS_FOLDER } from './contentFolder.ts';
import { loadWrittenContent } from './loadContent.ts';
import { contentSchemas } from './schemas.ts';
import { readPicture, uploadedFiles } from './uploads.ts';

/** A copy of the fixture's uploads, for pictures that cannot be used. */
vi.mock('./contentFolder.ts', async (original) => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  return { ...(await original()), UPLOADS_FOLDER: mkdtempSync(`${tmpdir()}/uploads-`) };
});

beforeAll(() => cpSync('tests/fixtures/content/uploads', UPLOADS_FOLDER, { recursive: true }));
afterAll(() => rmSync(UPLOADS_FOLDER, { recursive: true }));

const save = (name: string, bytes: Uint8Array) => {
  const path = join(UPLOADS_FOLDER, name);
  writeFileSync(path, bytes);
  return path;
};

/** Noise, so that the file is no shorter than a real picture's. */
const drawn = (width = 120, height = 80) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

const FORMATS: Record<string, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp(),
  png: (picture) => picture.png(),
  jpg: (picture) => picture.jpeg(),
  avif: (picture) => picture.avif({ effort: 0 }),
};

describe.each(Object.entries(FORMATS))('a picture in %s', (ending, encode) => {
  it('has its size, and is damaged when only its beginning is there', async () => {
    const bytes = await encode(drawn()).toBuffer();
    expect(readPicture(save(`whole.${ending}`, bytes))).toEqual({ size: { width: 120, height: 80 } });
    for (const length of [0, 1, 12, ...(ending === 'avif' ? [] : [bytes.length / 2])]) {
      const begun = save(`begun.${ending}`, bytes.subarray(0, length));
      expect(readPicture(begun)).toMatchObject({ problem: 'damaged' });
    }
  });

  it.each([
    [3, { width: 120, height: 80 }],
    [6, { width: 80, height: 120 }],
    [8, { width: 80, height: 120 }],
  ])(
    'has the size in which it is shown, where it is stored with orientation %i',
    async (orientation, size) => {
      const bytes = await encode(drawn()).withMetadata({ orientation }).toBuffer();
      expect(readPicture(save(`stored.${ending}`, bytes))).toEqual({ size });
    },
  );
});

it('a photograph whose small preview is whole, but not itself, is damaged', async () => {
  const preview = await drawn(30, 20).jpeg().toBuffer();
  const picture = await drawn().jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(preview.length + 2);
  const start = [picture.subarray(0, 2), Buffer.from([0xff, 0xef]), length, preview];
  const whole = Buffer.concat([...start, picture.subarray(2)]);
  expect(readPicture(save('preview.jpg', whole))).toEqual({ size: { width: 120, height: 80 } });
  expect(readPicture(save('preview.jpg', whole.subarray(0, -2000)))).toMatchObject({ problem: 'damaged' });
});

it.skipIf(process.platform === 'win32')('anything may lie among the uploads', () => {
  const content = loadWrittenContent();
  const at = (name: string) => join(UPLOADS_FOLDER, name);
  mkdirSync(at('lacos'));
  symlinkSync('..', at('lacos/acima'));
  symlinkSync('.', at('lacos/aqui'));
  symlinkSync('eu.webp', at('lacos/eu.webp'));
  symlinkSync('nada.webp', at('lacos/vazio.webp'));
  symlinkSync('../modulos/metas.webp', at('lacos/metas.webp'));
  symlinkSync('/dev/zero', at('lacos/zeros.webp'));
  execFileSync('mkfifo', [at('lacos/cano.webp')]);
  mkdirSync(at('lacos/pasta.vtt'));
  mkdirSync(at(`lacos/${'fundo/'.repeat(200)}`), { recursive: true });
  expect(loadWrittenContent()).toEqual(content);
  expect(uploadedFiles().filter((name) => name.startsWith('lacos/'))).toEqual(['lacos/metas.webp']);
  const names = ['acima', 'aqui/metas.webp', 'eu.webp', 'vazio.webp', 'zeros.webp', 'cano.webp', 'a\\0.webp'];
  for (const name of names) {
    expect(errorsAfter('product', 'image: modulos/metas.webp', `image: "lacos/${name}"`)).toHaveLength(1);
  }
  const captions = errorsAfter('links', 'captions: video/tour.vtt', 'captions: lacos/pasta.vtt');
  expect(captions).toEqual([expect.stringContaining('um arquivo que esteja na pasta')]);
  rmSync(at('lacos'), { recursive: true });
});

it('content is validated again after a file that it names has gone', () => {
  const content = loadWrittenContent();
  const moved = join(UPLOADS_FOLDER, 'metas.webp');
  renameSync(join(UPLOADS_FOLDER, 'modulos/metas.webp'), moved);
  expect(() => loadWrittenContent()).toThrow('Talvez seja metas.webp');
  renameSync(moved, join(UPLOADS_FOLDER, 'modulos/metas.webp'));
  expect(loadWrittenContent()).toEqual(content);
});

describe('a file that cannot be used is reported with what to do', () => {
  const MODULE = 'modulos/metas.webp';
  const errorOf = (file: string) => {
    const [error, ...others] = errorsAfter('product', `image: ${MODULE}`, `image: ${file}`);
    expect(others).toEqual([]);
    expect(error).toMatch(/^linha N, campo modules › item 10 › image: está /);
    return error?.replaceAll(UPLOADS_FOLDER, 'content/uploads').replace(/^.*; o esperado é /, '');
  };
  const NO_FILE = 'o nome de um arquivo que esteja na pasta content/uploads';

  it.each([
    ['modulos/meta.webp', `${NO_FILE}. Talvez seja ${MODULE}`],
    ['modulos\\metas.webp', `${NO_FILE}. Talvez seja ${MODULE}`],
    ['Modulos/Metas.webp', `${NO_FILE}. Talvez seja ${MODULE}`],
    ['modulos//metas.webp', `${NO_FILE}. Talvez seja ${MODULE}`],
    ['modulos/metas.gif', `um arquivo terminado em .webp, .avif, .png, .jpg, .jpeg. Talvez seja ${MODULE}`],
    [
      'fotos/praia.jpg',
      `${NO_FILE}. Se você o apagou sem querer, copie o original do ZIP (ou do repositório) de onde veio o projeto`,
    ],
    [
      'video/tour.mp4',
      'um arquivo terminado em .webp, .avif, .png, .jpg, .jpeg. Talvez seja video/tour.webp',
    ],
  ])('%s', (file, message) => {
    expect(errorOf(file)).toBe(message);
  });

  it('a HEIC picture, also one renamed', () => {
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(99),
    ]);
    save('foto.heic', heic);
    save('foto.jpg', heic);
    for (const file of ['foto.heic', 'foto.jpg']) {
      expect(errorOf(file)).toMatch(/esta é HEIC, o formato do iPhone\. No iPhone, .*Mais Compatível.*JPEG/);
    }
  });

  it('a picture that is too heavy, too large, too small, damaged or named in capitals', async () => {
    const heavy = save('pesada.jpg', await drawn().jpeg().toBuffer());
    truncateSync(heavy, 34 * 1024 ** 2);
    const png = await drawn(1, 1).png().toBuffer();
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    save('enorme.png', png);
    save('IMG_1.JPG', png);
    save('pequena.webp', await drawn(640, 800).webp().toBuffer());
    save('estragada.webp', Buffer.from('<html>not found</html>'));
    const limit = 'uma imagem de até 15 MB e 100 megapixels, e esta tem';
    expect(errorOf('pesada.jpg')).toBe(
      `${limit} 34 MB. Salve uma cópia menor: 2000 pixels de largura bastam`,
    );
    expect(errorOf('enorme.png')).toContain(`${limit} 400 megapixels. Salve`);
    expect(errorOf('IMG_1.JPG')).toContain('Mude .JPG para .jpg no nome do arquivo e aqui');
    expect(errorOf('pequena.webp')).toContain(
      'com 720 pixels ou mais de largura, e esta tem 640. Troque o arquivo',
    );
    expect(errorOf('estragada.webp')).toContain('este arquivo está estragado. Salve a imagem de novo');
  });

  it('a video, its poster and its captions', () => {
    const errorOf = (written: string, changed: string) =>
      errorsAfter('links', written, changed)
        .join()
        .replace(/^.*; o esperado é /, '');
    expect(errorOf('address: video/tour.mp4', 'address: video/tuor.mp4')).toMatch(
      /Talvez seja video\/tour\.mp4$/,
    );
    expect(errorOf('address: video/tour.mp4', 'address: https://exemplo.com/video')).toMatch(
      /^o endereço de um vídeo do YouTube.*Por exemplo: address: https:\/\/www\.youtube\.com/,
    );
    expect(errorOf('captions: video/tour.vtt', 'captions: video/tour.srt')).toBe(
      'um arquivo terminado em .vtt. Talvez seja video/tour.vtt',
    );
    const expected =
      'com 1280 × 720 pixels ou mais, e esta tem 1200 × 1500. Troque a imagem por uma desse tamanho';
    expect(errorOf('poster: video/tour-celular.webp', 'poster: modulos/biblia.webp')).toContain(expected);
    expect(errorOf('ratio: "16:9"', 'ratio: "9:16"')).toContain(
      'se o vídeo for assim, escreva: ratio: "16:9"',
    );
  });
});

it('a name is found whether its accents are written as on a Mac or not', async () => {
  const bytes = await drawn(800, 800).webp().toBuffer();
  const { image } = contentSchemas.product.shape.modules.element.shape;
  for (const form of ['NFC', 'NFD']) {
    const name = `oração-${form}.webp`.normalize(form);
    save(name, bytes);
    for (const typed of ['NFC', 'NFD']) expect(image.parse(name.normalize(typed))).toBe(name);
  }
  save('\u200efoto\u00a0.webp', bytes);
  expect(image.parse('foto\u00a0.webp')).toBe('\u200efoto\u00a0.webp');
});
