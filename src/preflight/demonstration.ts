import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../schemas/contentSchemas.ts';
import { UPLOADS_FOLDER } from '../schemas/uploadedFiles.ts';
import { paymentLinks } from './checkoutLinks.ts';
import { isExample } from './exampleHosts.ts';
import { type Check, type Finding, field, type Place, stop, warn } from './finding.ts';

/** What the site shows until the seller has their own: words, and files by what they hold (SHA-256). */
export const DEMONSTRATION = {
  tagline: 'Um dia de cada vez, com Deus na primeira página.',
  testimonials: ['Ana L.', 'Lucas M.', 'Rebeca S.'],
  testimonialAlt: /^Conversa com (?:Ana L\.|Lucas M\.|Rebeca S\.) /,
  document: '12345678000195',
  downloads: 1247,
  customers: 957,
  files: [
    '200cd23b43f1b35a4371c2bfaf4d57a25b048f6b044912d621b56b04c12be4b5',
    '51b7c8c476b84746b132b3991001995c09def953c2b904677f9b5ad9faaae838',
    '417665c0790e72f73568df80e71b863bc9ae88aa321ef6e5156d7ceb7d84a253',
    'b3da31929034f5a75d89aab0f02a22852193447f1d720fbbad540384fa7677e2',
    'f4ed219a07f8697210696ab622a430e4453e20d1836c3dfc39cb68bb7cfb9cd1',
    '61edb9823814bd81be5a4c585c2c7d069a07359b4e1cff3a69137cf26fbc8932',
    '228367c11b7baf37fbe5c6ec821c9d37de3b66980abbe4c133879405ee419676',
    'cd3a1974f2d12ed76fb93ae04d79d179c5772128983c59d87b2149d5bae15452',
    '58eba533039f355d925d1a53e3ad7cc1e88e22ba321d560e60201133d0f2f1ad',
    'bdef38db87b010ea8fdda019480cae7d10f3b1c92cb13bb66f872455a3970202',
    'c8ef083612220634703b214052069d2c82530dd1e8e7a2c740e027833dc09693',
    'f7edcf216bd46afae0a1ae874d11fc8e85cde197f9eeab967dcdcebc8421b409',
    'e2795510b212f1de1b0619ffd3e116c7134070d8e0906a841d25f152d7ef8af0',
    '4ed2660ba1937a6a4d43c56a91f65bada745e571771c661403a4c0741b765eac',
    'efdb3d30292da2762d6fedaf6bcb405bb633ade10f28c2dd19f8a2af7fdbffd8',
  ],
};

function isShownFile(file: string): boolean {
  const path = join(UPLOADS_FOLDER, file);
  if (!existsSync(path)) return false;
  return DEMONSTRATION.files.includes(createHash('sha256').update(readFileSync(path)).digest('hex'));
}

const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);

const links = (content: Content) =>
  paymentLinks(content)
    .filter(({ address }) => isExample(address))
    .map(({ whose, place }) =>
      stop(
        `${whose} ainda é o de demonstração: ninguém consegue pagar. Cole o link de pagamento que está no painel da sua plataforma.`,
        place,
      ),
    );

const address = ({ site }: Content) =>
  when(
    isExample(site.address),
    stop(
      'O endereço do site ainda é o de demonstração: o Google e as prévias no WhatsApp apontariam para lugar nenhum. Escreva o seu domínio, como https://www.seusite.com.br',
      field('site', 'address'),
    ),
  );

/** Eight zeros or one digit over and over are nobody's number. */
const phone = ({ links: { chatPhone } }: Content) => [
  ...when(
    /0{6}|(\d)\1{7}/.test(chatPhone),
    stop(
      'O telefone do chat ainda é o de demonstração: as mensagens não chegariam a ninguém. Escreva o seu, com 55 e o DDD.',
      field('links', 'chatPhone'),
    ),
  ),
  ...when(
    !/0{6}|(\d)\1{7}/.test(chatPhone) && chatPhone.startsWith('55') && !/^55[1-9]{2}9\d{8}$/.test(chatPhone),
    warn(
      `O telefone do chat (${chatPhone}) não parece um celular do Brasil: 55, o DDD e nove números que começam com 9. Mande uma mensagem para ele e confira.`,
      field('links', 'chatPhone'),
    ),
  ),
];

const video = (name: 'mainVideo' | 'offerVideo', page: string) => (content: Content) =>
  when(
    isShownFile(content.links[name].address),
    warn(
      `O vídeo da ${page} ainda é o de demonstração e não mostra o seu planner. Troque pelo seu.`,
      field('links', name, 'address'),
    ),
  );

const testimonials = ({ proof }: Content) =>
  proof.testimonials.flatMap(({ name, image, alt }, index) => {
    const place = (part: string) => field('proof', 'testimonials', index, part);
    if (isShownFile(image))
      return [
        stop(
          `O depoimento de ${name} é de demonstração: foi inventado, e mostrá-lo como verdadeiro é propaganda enganosa. Ponha uma conversa real, com autorização de quem escreveu.`,
          place('image'),
        ),
      ];
    return [
      ...when(
        DEMONSTRATION.testimonials.includes(name),
        warn(
          `O nome ${name} é o do depoimento de demonstração, e a imagem já é outra: confira se o nome é o de quem escreveu.`,
          place('name'),
        ),
      ),
      ...when(
        DEMONSTRATION.testimonialAlt.test(alt),
        stop(
          `O texto do depoimento de ${name} ainda é o da demonstração: quem usa leitor de tela ouviria palavras que ninguém disse. Escreva o que a conversa diz.`,
          place('alt'),
        ),
      ),
    ];
  });

const counts = ({ proof }: Content) =>
  (['downloads', 'customers'] as const).flatMap((name) =>
    when(
      proof[name] === DEMONSTRATION[name],
      warn(
        `O número ${proof[name]} (${name}) ainda é o de demonstração. Use o número que você pode provar.`,
        field('proof', name),
      ),
    ),
  );

const pictures = ({ product: { modules }, offer }: Content) => {
  const shown = modules.flatMap(({ image }, index) => (isShownFile(image) ? [index] : []));
  return [
    ...when(
      shown.length > 0,
      warn(
        `${shown.length} das ${modules.length} imagens do carrossel ainda são de demonstração. Mostre as páginas do seu planner.`,
        field('product', 'modules', shown[0] ?? 0, 'image'),
      ),
    ),
    ...when(
      isShownFile(offer.mockupImage),
      warn(
        'A imagem da oferta exclusiva ainda é de demonstração. Mostre o seu planner.',
        field('offer', 'mockupImage'),
      ),
    ),
  ];
};

const tagline = ({ site }: Content) =>
  when(
    site.tagline === DEMONSTRATION.tagline,
    warn('A frase do rodapé ainda é a de demonstração. Escreva a sua.', field('site', 'tagline')),
  );

const identity = ({ seller }: Content): Finding[] => {
  const isFilled = (value: string) => value.trim() !== '';
  const parts: [string, boolean, string][] = [
    ['name', isFilled(seller.name) && !/^Nome d/.test(seller.name), 'O nome de quem vende'],
    [
      'document',
      isFilled(seller.document) && seller.document.replace(/\D/g, '') !== DEMONSTRATION.document,
      'O CPF ou CNPJ',
    ],
    ['address', isFilled(seller.address) && !/Rua Exemplo/i.test(seller.address), 'O endereço'],
    ['email', isFilled(seller.email) && !isExample(seller.email), 'O e-mail'],
  ];
  return parts
    .filter(([, isSet]) => !isSet)
    .map(([name, , what]) =>
      stop(
        `${what} ainda é o de demonstração: a lei (Decreto 7.962/2013, art. 2º) manda mostrar na página quem vende e como entrar em contato.`,
        field('seller', name) satisfies Place,
      ),
    );
};

export const DEMONSTRATION_CHECKS: Check<Content>[] = [
  { fine: 'Os links de pagamento são os seus.', find: links },
  { fine: 'O endereço do site é o seu.', find: address },
  { fine: 'O telefone do chat é o seu.', find: phone },
  { fine: 'O vídeo da página principal é o seu.', find: video('mainVideo', 'página principal') },
  { fine: 'O vídeo da oferta exclusiva é o seu.', find: video('offerVideo', 'oferta exclusiva') },
  { fine: 'Os depoimentos são os seus.', find: testimonials },
  { fine: 'Os números de clientes e downloads são os seus.', find: counts },
  { fine: 'As imagens do planner são as do seu.', find: pictures },
  { fine: 'A frase do rodapé é a sua.', find: tagline },
  { fine: 'Quem vende está identificado.', find: identity },
];
