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
  const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);

  it.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['avif', 'webp', 'image/webp'],
  ] as const)(
    'is encoded again, upright and without the camera’s metadata: %s',
    async (format, extension, type) => {
      const taken = await photo(format);
      const camera = await sharp(taken).metadata();
      for (const mark of ['Ana', 'WGS-84']) expect(camera.exif?.includes(mark)).toBe(true);
      const name = `depoimentos/foto-da-ana-2.${extension}`;
      const { file } = await sent('depoimentos', 'Foto da Ana (2).JPG', taken);
      expect(file).toEqual({ name, width: 20, height: 40 });
      const bytes = readFileSync(join(UPLOADS_FOLDER, name));
      const { exif, xmp, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, orientation }).toEqual({});
      for (const mark of ['Ana', 'WGS-84', 'Exif']) expect(bytes.includes(mark)).toBe(false);
      expect(await request(`/uploads/${name}`)).toMatchObject({ headers: { 'content-type': type } });
    },
  );

  it('is refused if it is still too large after encoding', async () => {
    const [width, height] = [2300, 2300];
    const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
    const bytes = await noise.png({ compressionLevel: 0 }).toBuffer();
    expect((await sent('oferta', 'a.png', bytes)).message).toContain('mais de 15 MB');
  });

  it.each([
    ['png', 'x.jpg', 'x.png'],
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
    const send = (bytes: Buffer, crop: Record<string, string>) =>
      upload(bytes, { name: 'a.jpg', extension: '.jpg', ...crop });

    it('is cut after it is turned upright, and encoded once', async () => {
      const noise = sharp(randomBytes(200 * 100 * 3), { raw: { width: 200, height: 100, channels: 3 } });
      const bytes = await noise.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
      const { file } = (await send(bytes, { left: '16', top: '8', width: '64', height: '96' })).json;
      const upright = sharp(bytes).autoOrient();
      const once = upright.extract({ left: 16, top: 8, width: 64, height: 96 }).jpeg({ quality: 90 });
      expect(readFileSync(join(UPLOADS_FOLDER, file.name)).equals(await once.toBuffer())).toBe(true);
    });

    it.each<Record<string, string>>([
      { left: '1', top: '0', width: '20', height: '40' },
      { left: '0', top: '1', width: '20', height: '40' },
      { left: '-1', top: '0', width: '20', height: '40' },
      { left: '1.5', top: '0', width: '10', height: '40' },
      { left: '0', top: '0', width: '0', height: '40' },
      { left: '0', top: '0', width: '20' },
    ])('is refused when the crop %j is not a part of the 20 × 40 px in whole pixels', async (crop) => {
      expect(await send(await photo('jpeg'), crop)).toMatchObject({
        status: 400,
        json: { error: expect.stringContaining('recorte') },
      });
    });
  });

  it('is refused if it is a HEIC file, not a picture, damaged, or an SVG for a field without SVG', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);
    expect((await sent('oferta', 'a.jpg', heic)).message).toContain('Mais Compatível');
    const broken = (await photo('jpeg', 2000)).subarray(0, 400);
    for (const bytes of ['<html>', '', '%PDF-1.7', 'WEBVTT\n', broken])
      expect(await sent('oferta', 'a.vtt', Buffer.from(bytes))).toMatchObject({ status: 'refused' });
    expect((await sent('oferta', 'a.svg', svg(''))).message).toContain('logotipo');
    // Only sharp recognises a drawing after such a long comment.
    const comment = Buffer.from(`<!--${'x'.repeat(3000)}-->`);
    const deep = Buffer.concat([comment, svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))]);
    expect(await sent('oferta', 'a.svg', deep)).toMatchObject({ status: 'refused' });
  });

  it('may be an SVG for the logo if the SVG is safe', async () => {
    const logo = async (folder: string, inner: string) => sent(folder, 'Logo.svg', svg(inner), '.svg');
    expect((await logo('marca', '<path d="M0 0h9"/>')).file.name).toBe('marca/logo-2.svg');
    expect((await logo('brand', '<path d="M0 0h9"/>')).file.name).toBe('brand/logo.svg');
    expect(await logo('marca', '<script>alert(1)</script>')).toMatchObject({ status: 'refused' });
  });
});

describe('captions', () => {
  const sendCaptions = (bytes: Buffer | string) => sent('video', 'Tour (pt).vtt', Buffer.from(bytes), '.vtt');

  it.each(['WEBVTT\n\n00:01.000 --> 00:02.000\nOlá, manhã\n', '\ufeffWEBVTT - Tour\r\n'])(
    'are saved unchanged: %j',
    async (text) => {
      const { file } = await sendCaptions(text);
      expect(file.name).toBe('video/tour-pt.vtt');
      expect(readFileSync(join(UPLOADS_FOLDER, file.name), 'utf8')).toBe(text);
    },
  );

  it.each([
    ['in another format', '1\n00:00:01,000 --> 00:00:02,000\nOlá\n', 'WEBVTT'],
    ['a web page', '<html>WEBVTT', 'WEBVTT'],
    ['too large', `WEBVTT\n\n${'x'.repeat(1024 ** 2)}`, '1 MB'],
    ['in another encoding', Buffer.from('WEBVTT\n\nManhã', 'latin1'), 'UTF-8'],
  ])('are refused when they are %s', async (_, bytes, message) => {
    expect(await sendCaptions(bytes)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining(message),
    });
  });
});
