import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import type { FileName } from '../../src/content-model/schemas.ts';

/** A seller's values for the fields in which the rules refuse the shipped product's values. */
const SELLER_VALUES: [file: FileName, path: (string | number)[], value: string][] = [
  ['site', ['address'], 'https://www.manhacomdeus.com.br'],
  ['site', ['chat', 'phone'], '5519981234567'],
  ['site', ['seller', 'name'], 'Joana Prado Lima'],
  ['site', ['seller', 'document'], '529.982.247-25'],
  ['site', ['seller', 'address'], 'Rua Barão de Jaguara, 707, Centro, Campinas, SP, 13015-001'],
  ['site', ['seller', 'email'], 'oi@manhacomdeus.com.br'],
  ['brand', ['socialBackground'], ''],
  ...[0, 1, 2].flatMap((index): typeof SELLER_VALUES => [
    ['offers', ['offers', index, 'checkout'], `https://pay.kiwify.com.br/oferta${index}`],
    ['proof', ['testimonials', index, 'name'], ['Bia C.', 'Caio P.', 'Sara N.'][index] ?? ''],
    ['proof', ['testimonials', index, 'quote'], 'Agora eu começo o dia na página de hoje.'],
    [
      'proof',
      ['testimonials', index, 'picture', 'alt'],
      'Conversa com uma cliente, que conta como usa o planner.',
    ],
  ]),
];

const PICTURES = [
  'video/tour-celular.webp',
  ...[1, 2, 3].map((number) => `depoimentos/conversa-${number}.webp`),
];

/** Changes a copy of the shipped product so that no rule stops it from being published. */
export async function makeReadyToSell(folder: string): Promise<void> {
  for (const [file, path, value] of SELLER_VALUES) {
    const filePath = join(folder, `${file}.yaml`);
    const document = parseDocument(readFileSync(filePath, 'utf8'));
    document.setIn(path, value);
    writeFileSync(filePath, document.toString({ lineWidth: 0 }));
  }
  for (const name of PICTURES) {
    const path = join(folder, 'uploads', name);
    writeFileSync(path, await sharp(readFileSync(path)).flop().webp().toBuffer());
  }
}
