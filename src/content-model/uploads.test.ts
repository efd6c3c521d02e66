import { randomBytes } from 'node:crypto';
import { cpSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillsShape, logo, pictureFile } from '../fields/picture.ts';
import { video } from '../fields/video.ts';
import { UPLOADS_FOLDER } from './contentFolder.ts';
import { tryReadFile } from './diskFiles.ts';
import { loadWrittenContent } from './loadContent.ts';
import { SHIPPED_PRODUCT } from './productFolders.ts';
import { uploadedPicture } from './uploads.ts';

/** A temporary copy of the shipped uploads, to which the tests add files. */
vi.mock('./contentFolder.ts', async (original) => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  return { ...(await original()), UPLOADS_FOLDER: mkdtempSync(`${tmpdir()}/uploads-`) };
});

vi.mock('./diskFiles.ts', async (original) => {
  const files = await original<typeof import('./diskFiles.ts')>();
  return { ...files, tryReadFile: vi.fn(files.tryReadFile) };
});

beforeAll(() => cpSync(`${SHIPPED_PRODUCT}/uploads`, UPLOADS_FOLDER, { recursive: true }));
afterAll(() => rmSync(UPLOADS_FOLDER, { recursive: true }));

const save = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(UPLOADS_FOLDER, name), bytes);
  return name;
};

/** A picture of random pixels, so that its file is as large as a photograph. */
const drawn = (width = 120, height = 80) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

const FORMATS: Record<string, (picture: Sharp) => Sharp> = {
  webp: (image) => image.webp(),
  png: (image) => image.png(),
  jpg: (image) => image.jpeg(),
  avif: (image) => image.avif({ effort: 0 }),
};

it.each(Object.entries(FORMATS))(
  'a %s picture has its size, and is reported as damaged when it is cut off',
  async (ending, encode) => {
    const bytes = await encode(drawn()).toBuffer();
    expect(uploadedPicture(save(`whole.${ending}`, bytes))).toEqual({ size: { width: 120, height: 80 } });
    for (const length of [0, 1, 12, ...(ending === 'avif' ? [] : [bytes.length / 2])]) {
      const begun = save(`begun.${ending}`, bytes.subarray(0, length));
      expect(uploadedPicture(begun)).toEqual({ problem: 'damaged' });
    }
  },
);

it('a picture that another program has locked is read again', async () => {
  const name = save('locked.webp', await drawn().webp().toBuffer());
  vi.mocked(tryReadFile).mockReturnValueOnce({ problem: 'refused', code: 'EBUSY' });
  expect(uploadedPicture(name)).toEqual({ problem: 'unreadable' });
  expect(uploadedPicture(name)).toEqual({ size: { width: 120, height: 80 } });
});

describe('a size agrees with the orientation that sharp applies', () => {
  /** EXIF data that names an orientation, with the most significant byte first. */
  const exifOf = (orientation: number, type: 'short' | 'long' = 'short') => {
    const value = orientation.toString(16).padStart(4, '0');
    const typed = type === 'short' ? `000300000001${value}0000` : `0004000000010000${value}`;
    return Buffer.from(`4d4d002a0000000800010112${typed}00000000`, 'hex');
  };
  const expectSizeOfSharp = async (name: string, bytes: Buffer) => {
    const { info } = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
    expect(uploadedPicture(save(name, bytes))).toEqual({ size: { width: info.width, height: info.height } });
  };

  it.each([...[4, 5, 8, 9].map((orientation) => [orientation, 'short'] as const), [6, 'long']] as const)(
    'of a JPEG with orientation %i, a %s number',
    async (orientation, type) => {
      const bytes = await drawn().jpeg().toBuffer();
      const exif = Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation, type)]);
      const start = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
      await expectSizeOfSharp('tagged.jpg', Buffer.concat([start, exif, bytes.subarray(2)]));
    },
  );

  it.each(['before', 'after'])('of a PNG with its orientation %s the picture', async (where) => {
    const bytes = await drawn().png().toBuffer();
    const name = Buffer.concat([Buffer.from('eXIf'), exifOf(6)]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(name.length - 4);
    sum.writeUInt32BE(crc32(name));
    const place = where === 'before' ? 33 : bytes.length - 12;
    const parts = [bytes.subarray(0, place), length, name, sum, bytes.subarray(place)];
    await expectSizeOfSharp('tagged.png', Buffer.concat(parts));
  });
});

it('a photo is reported as damaged if only its thumbnail is complete', async () => {
  const preview = await drawn(30, 20).jpeg().toBuffer();
  const photograph = await drawn().jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(preview.length + 2);
  const start = [photograph.subarray(0, 2), Buffer.from([0xff, 0xef]), length, preview];
  const whole = Buffer.concat([...start, photograph.subarray(2)]);
  expect(uploadedPicture(save('preview.jpg', whole))).toEqual({ size: { width: 120, height: 80 } });
  expect(uploadedPicture(save('preview.jpg', whole.subarray(0, -2000)))).toEqual({ problem: 'damaged' });
});

it('content is validated again after an upload that it uses was deleted', () => {
  const content = loadWrittenContent();
  const file = join(UPLOADS_FOLDER, 'modulos/metas.webp');
  const moved = join(UPLOADS_FOLDER, 'metas.webp');
  renameSync(file, moved);
  expect(() => loadWrittenContent()).toThrow('modulos/metas.webp');
  renameSync(moved, file);
  expect(loadWrittenContent()).toEqual(content);
});

describe('the files of fields are validated', () => {
  const photo = pictureFile({ minWidth: 720, label: 'Foto' });
  const brandLogo = logo({ label: 'Logotipo' });

  beforeAll(async () => {
    const png = await drawn(1, 1).png().toBuffer();
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(99)}`, 'latin1');
    truncateSync(join(UPLOADS_FOLDER, save('pesada.jpg', await drawn().jpeg().toBuffer())), 34 * 1024 ** 2);
    save('enorme.png', png);
    save('IMG_1.JPG', png);
    save('foto.heic', heic);
    save('foto.jpg', heic);
    save('pequena.webp', await drawn(640, 800).webp().toBuffer());
    save('larga.webp', await drawn(720, 100).webp().toBuffer());
    save('estragada.webp', Buffer.from('<html>not found</html>'));
    save('logo.png', await drawn(100, 100).png().toBuffer());
    save('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  });

  it.each([
    [photo, 'larga.webp', /^$/],
    [photo, '', /./],
    [photo, 'modulos/meta.webp', /uploads/],
    [photo, '../uploads/larga.webp', /uploads/],
    [photo, 'video/tour.mp4', /\.webp, \.avif, \.png, \.jpg, \.jpeg/],
    [photo, 'foto.heic', /HEIC/],
    [photo, 'foto.jpg', /HEIC/],
    [photo, 'pesada.jpg', /34 MB/],
    [photo, 'enorme.png', /400 megapixels/],
    [photo, 'IMG_1.JPG', /\.JPG/],
    [photo, 'pequena.webp', /640.*720/],
    [photo, 'estragada.webp', /estragada/],
    [brandLogo, '', /^$/],
    [brandLogo, 'logo.svg', /^$/],
    [brandLogo, 'logo.png', /100 pixels.*192/],
    [brandLogo, 'larga.webp', /\.svg, \.png/],
  ])('%#: the picture %j has a message that matches %s', (schema, file, message) => {
    const { issues = [] } = schema.safeParse(file).error ?? {};
    expect(issues.map((issue) => issue.message).join(' | ')).toMatch(message);
  });

  it.each<[accepted: boolean, changes: object]>([
    [true, {}],
    [true, { address: '', captions: undefined }],
    [true, { address: 'https://youtu.be/dQw4w9WgXcQ' }],
    [false, { address: 'video/tuor.mp4' }],
    [false, { address: 'https://exemplo.com/video' }],
    [false, { captions: 'video/tour.srt' }],
  ])('a video is accepted: %s with %o', (accepted, changes) => {
    const files = {
      address: 'video/tour.mp4',
      poster: 'video/tour-celular.webp',
      captions: 'video/tour.vtt',
    };
    const tour = { title: 'Oi', ratio: '16:9', ...files, ...changes };
    expect(video({ label: 'Vídeo' }).safeParse(tour).success).toBe(accepted);
  });
});

it.each([
  [1280, 720, true],
  [1280, 730, true],
  [1279, 720, false],
  [1280, 960, false],
])('a picture of %i × %i fills 1280 × 720: %s', (width, height, fills) => {
  expect(fillsShape({ width, height }, { width: 1280, height: 720 })).toBe(fills);
});

it('an upload is found with composed and decomposed accents in its name', async () => {
  const bytes = await drawn(800, 800).webp().toBuffer();
  const photo = pictureFile({ minWidth: 720, label: 'Foto' });
  for (const form of ['NFC', 'NFD']) {
    const name = `oração-${form}.webp`.normalize(form);
    save(name, bytes);
    for (const typed of ['NFC', 'NFD']) expect(photo.parse(name.normalize(typed))).toBe(name);
  }
});
