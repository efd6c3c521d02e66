import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { startEditorBeforeEach } from '../testing/editor.ts';

const { request, upload } = startEditorBeforeEach();
const sent = async (folder: string, name: string, bytes: Buffer, extension?: string) =>
  (await upload(bytes, { folder, name, ...(extension && { extension }) })).json;

describe('a picture', () => {
  const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 40) =>
    sharp({ create: { width, height: 20, channels: 3, background: '#36a' } })
      .withExif({
        IFD0: { Copyright: 'Ana', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 32/1 51/1', GPSMapDatum: 'WGS-84' },
      })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
  it.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'webp', 'image/webp'],
  ] as const)(
    'is encoded again, upright and without the camera’s metadata: %s',
    async (format, extension, type) => {
      const taken = await photo(format);
      const camera = await sharp(taken).metadata();
      for (const mark of ['Ana', 'WGS-84']) expect(camera.exif?.includes(mark)).toBe(true);
      const result = await sent('depoimentos', 'Foto da Ana (2).JPG', taken);
      expect(result.file).toMatchObject({
        name: `depoimentos/foto-da-ana-2.${extension}`,
        width: 20,
        height: 40,
      });
      const bytes = readFileSync(join(UPLOADS_FOLDER, result.file.name));
      const { exif, xmp, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, orientation }).toEqual({});
      for (const mark of ['Ana', 'WGS-84', 'Exif']) expect(bytes.includes(mark)).toBe(false);
      expect(await request(`/uploads/${result.file.name}`)).toMatchObject({
        headers: { 'content-type': type },
      });
    },
  );

  it('is refused if it is still too large after encoding', async () => {
    const [width, height] = [2600, 2600];
    const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
    const bytes = await noise.png({ compressionLevel: 0 }).toBuffer();
    expect((await sent('oferta', 'a.png', bytes)).message).toContain('mais de 15 MB');
  });

  it.each([
    ['png', 'x.jpg', 'x.png'],
    ['avif', 'x.png', 'x.webp'],
    ['gif', 'x', 'x.webp'],
    ['webp', '.webp', 'webp.webp'],
    ['png', 'con.png', 'con-2.png'],
    ['jpeg', 'NUL.final.jpg', 'nul-final.jpg'],
    ['jpeg', 'com1.jpg', 'com1-2.jpg'],
  ] as const)('is recognised by its bytes: %s named %s', async (format, name, saved) => {
    expect((await sent('oferta', name, await photo(format))).file.name).toBe(`oferta/${saved}`);
  });

  it('gets a new name if another picture has its name, but not if it is the same picture', async () => {
    const names = [];
    for (const width of [40, 41, 40])
      names.push((await sent('oferta', 'a.png', await photo('png', width))).file.name);
    expect(names).toEqual(['oferta/a.png', 'oferta/a-2.png', 'oferta/a.png']);
  });

  it('gets a new name if a symbolic link has its name', async () => {
    mkdirSync(join(UPLOADS_FOLDER, 'links'), { recursive: true });
    symlinkSync('/etc/hostname', join(UPLOADS_FOLDER, 'links/a.png'));
    expect((await sent('links', 'a.png', await photo('png'))).file.name).toBe('links/a-2.png');
  });

  describe('that is cropped', () => {
    const colors = ['#c00', '#0c0', '#00c', '#cc0'] as const;
    /** A picture of 80 × 40 px whose quarters have four colours, in reading order. */
    const quarters = async () => {
      const quarter = (background: string) =>
        ({ create: { width: 40, height: 20, channels: 3, background } }) as const;
      const tiles = colors.map((color, index) => ({
        input: quarter(color),
        left: (index % 2) * 40,
        top: Math.floor(index / 2) * 20,
      }));
      return sharp({ create: { width: 80, height: 40, channels: 3, background: '#000' } })
        .composite(tiles)
        .png()
        .toBuffer();
    };
    const send = (bytes: Buffer, crop: Record<string, number | string>) =>
      upload(bytes, {
        name: 'a.jpg',
        extension: '.jpg',
        ...Object.fromEntries(Object.entries(crop).map(([side, value]) => [side, String(value)])),
      });

    it('is cut after it is turned upright', async () => {
      const turned = sharp(await quarters()).rotate(270);
      const bytes = await turned.withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
      const { file } = (await send(bytes, { left: 42, top: 2, width: 36, height: 16 })).json;
      expect(file).toMatchObject({ width: 36, height: 16 });
      const { dominant } = await sharp(join(UPLOADS_FOLDER, file.name)).stats();
      expect(dominant.g).toBeGreaterThan(150);
      expect(Math.max(dominant.r, dominant.b)).toBeLessThan(50);
    });

    it('is encoded once', async () => {
      const noise = randomBytes(200 * 100 * 3);
      const bytes = await sharp(noise, { raw: { width: 200, height: 100, channels: 3 } })
        .jpeg({ quality: 95 })
        .toBuffer();
      const crop = { left: 16, top: 8, width: 96, height: 64 };
      const { file } = (await send(bytes, crop)).json;
      const once = await sharp(bytes).extract(crop).jpeg({ quality: 90 }).toBuffer();
      expect(readFileSync(join(UPLOADS_FOLDER, file.name)).equals(once)).toBe(true);
    });

    it.each([
      ['too far right', { left: 50 }],
      ['too far down', { top: 30 }],
      ['left of the picture', { left: -1 }],
      ['without a width', { width: 0 }],
      ['a fraction', { left: 1.5 }],
      ['not a number', { height: 'alto' }],
    ])('is refused when the crop is not a part of the picture in whole pixels: %s', async (_, wrong) => {
      const crop = { left: 0, top: 0, width: 40, height: 20, ...wrong };
      expect(await send(await quarters(), crop)).toMatchObject({
        status: 400,
        json: { error: expect.stringContaining('recorte') },
      });
    });

    it('is refused when a side of the crop is missing', async () => {
      expect((await send(await quarters(), { left: 0, top: 0, width: 40 })).status).toBe(400);
    });
  });

  it('is refused if it is a HEIC file, not a picture, damaged, or an SVG for a field without SVG', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);
    expect((await sent('oferta', 'a.jpg', heic)).message).toContain('Mais Compatível');
    const broken = (await photo('jpeg', 2000)).subarray(0, 400);
    for (const bytes of [Buffer.from('<html>'), Buffer.alloc(0), Buffer.from('%PDF-1.7'), broken]) {
      expect(await sent('oferta', 'a.png', bytes)).toMatchObject({ status: 'refused' });
    }
    expect(
      (await sent('oferta', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).message,
    ).toContain('logotipo');
  });

  it('may be an SVG for the logo if the SVG is safe', async () => {
    const svg = (inner: string) =>
      Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
    const good = svg(
      '<style>.a{fill:url(#g)}</style><g id="g"><path class="a" d="M0 0h9"/><use href="#g"/></g>',
    );
    expect((await sent('marca', 'Logo.svg', good, '.svg')).file.name).toBe('marca/logo-2.svg');
    expect((await sent('brand', 'Logo.svg', good, '.svg')).file.name).toBe('brand/logo.svg');
    const bad = svg('<script>alert(1)</script>');
    expect(await sent('marca', 'logo.svg', bad, '.svg')).toMatchObject({ status: 'refused' });
  });
});

describe('captions', () => {
  const sendCaptions = (bytes: Buffer | string) => sent('video', 'Tour (pt).vtt', Buffer.from(bytes), '.vtt');

  it('are saved unchanged', async () => {
    for (const text of ['WEBVTT\n\n00:01.000 --> 00:02.000\nOlá, manhã\n', '\ufeffWEBVTT - Tour\r\n']) {
      const { file } = await sendCaptions(text);
      expect(file.name).toMatch(/^video\/tour-pt(?:-2)?\.vtt$/);
      expect(readFileSync(join(UPLOADS_FOLDER, file.name), 'utf8')).toBe(text);
    }
  });

  it.each([
    ['in another format', '1\n00:00:01,000 --> 00:00:02,000\nOlá\n', 'WEBVTT'],
    ['a web page', '<html>WEBVTT', 'WEBVTT'],
    ['empty', '', 'WEBVTT'],
    ['too large', `WEBVTT\n\n${'x'.repeat(1024 ** 2)}`, '1 MB'],
    ['in another encoding', Buffer.from('WEBVTT\n\nManhã', 'latin1'), 'UTF-8'],
  ])('are refused when they are %s', async (_, bytes, message) => {
    expect(await sendCaptions(bytes)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining(message),
    });
  });

  it('are refused for a field of pictures', async () => {
    expect(await sent('oferta', 'a.vtt', Buffer.from('WEBVTT\n'))).toMatchObject({ status: 'refused' });
  });
});
