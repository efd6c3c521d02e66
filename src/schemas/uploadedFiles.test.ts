import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureSize, readSize, uploadedFiles } from './uploadedFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Noise, so that the file is no shorter than a real picture's. */
const drawn = () =>
  sharp({
    create: {
      width: 120,
      height: 80,
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

function saved(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

describe.each(Object.entries(FORMATS))('a picture in %s', (ending, encode) => {
  it('has its size', async () => {
    const path = saved(`whole.${ending}`, await encode(drawn()).toBuffer());
    expect(readSize(path)).toEqual({ width: 120, height: 80 });
  });

  it.each([0, 1, 12])('has none when only its first %i bytes are there', async (length) => {
    const bytes = await encode(drawn()).toBuffer();
    expect(readSize(saved(`begun.${ending}`, bytes.subarray(0, length)))).toBeUndefined();
  });
});

it.each(['webp', 'png', 'jpg'])('a picture in %s has no size when its end is missing', async (ending) => {
  const bytes = (await FORMATS[ending]?.(drawn()).toBuffer()) ?? Buffer.alloc(0);
  expect(readSize(saved(`cut.${ending}`, bytes.subarray(0, bytes.length / 2)))).toBeUndefined();
});

it('a photograph that is kept lying has the size in which it is shown', async () => {
  const bytes = await drawn().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(readSize(saved('upright.jpg', bytes))).toEqual({ width: 80, height: 120 });
});

it('a photograph whose small preview is whole, but not itself, has no size', async () => {
  const preview = await drawn().resize(30, 20).jpeg().toBuffer();
  const picture = await drawn().jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(preview.length + 2);
  const held = [picture.subarray(0, 2), Buffer.from([0xff, 0xef]), length, preview, picture.subarray(2)];
  const whole = Buffer.concat(held);
  expect(readSize(saved('preview.jpg', whole))).toEqual({ width: 120, height: 80 });
  expect(readSize(saved('preview.jpg', whole.subarray(0, whole.length - 2000)))).toBeUndefined();
});

it.each(['<html>not found</html>', 'RIFF', '\u0000'.repeat(64)])('a file with %j is no picture', (text) => {
  expect(readSize(saved('text.webp', Buffer.from(text)))).toBeUndefined();
});

it('every picture of the site is whole', () => {
  const pictures = uploadedFiles().filter((file) => /\.(?:webp|png|jpg)$/.test(file));
  expect(pictures.length).toBeGreaterThan(20);
  for (const file of pictures) expect(pictureSize(file), file).toMatchObject({ width: expect.any(Number) });
});
