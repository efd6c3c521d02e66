import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readDraft, setSellerValues, writeFiles } from './draft.ts';

const PICTURES = ['video/tour-celular', ...[1, 2, 3].map((number) => `depoimentos/conversa-${number}`)];

/** Changes a copy of the shipped product so that no rule stops it from being published. */
export async function makeReadyToSell(folder: string): Promise<void> {
  const { site, brand, offers, proof } = readDraft(folder);
  setSellerValues({ site, offers, proof });
  brand.socialBackground = '';
  writeFiles({ site, brand, offers, proof }, folder);
  for (const name of PICTURES) {
    const path = join(folder, 'uploads', `${name}.webp`);
    writeFileSync(path, await sharp(readFileSync(path)).flop().webp().toBuffer());
  }
}
