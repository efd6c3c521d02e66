import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { UPLOADS_FOLDER } from '../content-model/contentFolder.ts';
import { loadContent } from '../content-model/loadContent.ts';
import { drawAppIcon } from './appIcon.ts';
import { drawSocialCard, MAX_CARD_BYTES } from './socialCard.ts';

/** A copy of the uploads, to which the tests add backgrounds. */
vi.mock('../content-model/contentFolder.ts', async (original) => {
  const [{ cpSync, mkdtempSync }, { tmpdir }] = [await import('node:fs'), await import('node:os')];
  const folder = mkdtempSync(`${tmpdir()}/uploads-`);
  cpSync((await original<{ UPLOADS_FOLDER: string }>()).UPLOADS_FOLDER, folder, { recursive: true });
  return { ...(await original<object>()), UPLOADS_FOLDER: folder };
});
afterAll(() => rmSync(UPLOADS_FOLDER, { recursive: true }));

const brand = { ...loadContent().brand, socialBackground: '' };
const draw = (title: string, socialBackground = '') =>
  drawSocialCard({ ...brand, socialBackground }, { name: 'Planner', title, note: '' });
const card = async (title: string) => (await draw(title)).picture;
const today = await card('Hoje');

/** The red, green and blue of a pixel. */
const colourAt = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('the texts of a card', () => {
  it.each([
    ['invisible characters', '\ufeffCom\u200b a\u202e ora\u00adção\u{e0001}', true],
    ['decomposed accents', 'Com a oração'.normalize('NFD'), true],
    ['another character', 'Com a oração!', false],
  ])('look the same with %s (%j): %s', async (_, title, isSame) => {
    expect((await card(title)).equals(await card('Com a oração'))).toBe(isSame);
  });

  it.each([
    ...['★', '→', '✓', '✔', '❤', '▶', '①', '½', 'Ω', 'Ж', 'ẽ', '𝗢', '☎'],
    ...['🔥', '☀️', '🙏🏽', '👨‍👩‍👧', '1️⃣', '✅'],
  ])('show %s, and report nothing as missing', async (sign) => {
    const { picture, missing } = await draw(`Hoje ${sign}`);
    expect(missing).toEqual([]);
    expect(picture.equals(today)).toBe(false);
  });

  it.each([
    ['漢', ''],
    ['\u{10ffff}', ''],
    ['q\u0303', 'q'],
    ['🇧🇷', ''],
  ])('report %s, which no font has, and show "%s" instead', async (sign, shown) => {
    const { picture, missing } = await draw(`Só ${sign} hoje`);
    expect(missing).toEqual([sign]);
    expect(picture.equals(await card(`Só ${shown} hoje`))).toBe(true);
  });
});

it('an icon without a logo shows the first drawable character of the name', async () => {
  const icon = (name: string) => drawAppIcon('96', { brand: { ...brand, logo: '' }, name });
  const withoutLetter = await icon('');
  expect((await icon('★ Loja')).equals(withoutLetter)).toBe(false);
  expect((await icon('漢 Loja')).equals(await icon('Loja'))).toBe(true);
});

it.each([24, 2000, 20_000])('an icon shows an SVG logo whose side is %s units', async (side) => {
  // Each logo has a name of its own, because sharp remembers files by their names.
  const logo = `${side}.svg`;
  const shape = `<rect width="${side}" height="${side}" fill="#f00"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${shape}</svg>`;
  writeFileSync(join(UPLOADS_FOLDER, logo), svg);
  const icon = await drawAppIcon('180', { brand: { ...brand, logo }, name: '' });
  expect(await colourAt(icon, 90, 90)).toEqual([255, 0, 0]);
});

describe('the picture of a card', () => {
  it('is within WhatsApp’s size limit, even over noise', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'white', noise } })
      .png()
      .toFile(join(UPLOADS_FOLDER, 'ruido.png'));
    const { picture } = await draw('Com Deus', 'ruido.png');
    expect(picture.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('rotates a photograph by its orientation tag', async () => {
    // Orientation 6 makes the left half the upper one.
    const half = { width: 315, height: 1200, channels: 3, background: '#f00' } as const;
    await sharp({ create: { ...half, width: 630, background: '#00f' } })
      .composite([{ input: { create: half }, gravity: 'west' }])
      .withMetadata({ orientation: 6 })
      .toFile(join(UPLOADS_FOLDER, 'deitada.jpg'));
    const { picture } = await draw('', 'deitada.jpg');
    for (const left of [10, 1190]) {
      expect((await colourAt(picture, left, 10))[0]).toBeGreaterThan(200);
      expect((await colourAt(picture, left, 620))[2]).toBeGreaterThan(200);
    }
  });
});
