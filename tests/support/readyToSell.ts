import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A seller's own values in place of the demonstration's, by file and key. */
const OWN: Record<string, Record<string, string>> = {
  site: { address: 'https://www.manhacomdeus.com.br' },
  seller: {
    name: 'Joana Prado Lima',
    document: '529.982.247-25',
    address: 'Rua Barão de Jaguara, 707, Centro, Campinas, SP, 13015-001',
    email: 'oi@manhacomdeus.com.br',
  },
  links: {
    checkoutA: 'https://pay.kiwify.com.br/AAA',
    checkoutB: 'https://pay.kiwify.com.br/BBB',
    checkoutExclusive: 'https://pay.kiwify.com.br/CCC',
    chatPhone: '"5519981234567"',
  },
};
const PEOPLE = { 'Ana L.': 'Bia C.', 'Lucas M.': 'Caio P.', 'Rebeca S.': 'Sara N.' };
const PICTURES = [
  'video/tour-celular.webp',
  ...[1, 2, 3].map((number) => `depoimentos/conversa-${number}.webp`),
];

/** Changes a copy of the tests' content so that it may be published: replaces all that preflight stops. */
export async function makeReadyToSell(folder: string): Promise<void> {
  const edit = (file: string, change: (yaml: string) => string) => {
    const path = join(folder, `${file}.yaml`);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  for (const [file, values] of Object.entries(OWN))
    for (const [key, value] of Object.entries(values))
      edit(file, (yaml) => yaml.replace(new RegExp(`^${key}: .*`, 'm'), `${key}: ${value}`));
  edit('brand', (yaml) => yaml.replace(/^socialBackground: .*/m, 'socialBackground: ""'));
  edit('proof', (yaml) =>
    Object.entries(PEOPLE)
      .reduce((text, [sample, own]) => text.replaceAll(sample, own), yaml)
      .replace(/^( +quote: ).*/gm, '$1Agora eu começo o dia na página de hoje.')
      .replace(/^( +alt: ).*/gm, '$1Conversa com uma cliente, que conta como usa o planner.'),
  );
  for (const name of PICTURES) {
    const path = join(folder, 'uploads', name);
    writeFileSync(path, await sharp(readFileSync(path)).flop().webp().toBuffer());
  }
}
