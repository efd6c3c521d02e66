import type { Content } from '../src/content-model/schemas.ts';
import { readVideoAddress } from '../src/domain/videoAddress.ts';
import hashes from './demonstrationFiles.json' with { type: 'json' };
import { type Check, type Finding, field, isPlaceShown, type Launch, type Place } from './finding.ts';

const DEMONSTRATION = new Set<string>(Object.values(hashes));

/** Whether an upload is the demonstration's by its content, whatever its name. */
export const isDemonstrationFile = ({ site }: Launch, file: string): boolean =>
  DEMONSTRATION.has(site.uploads[file] ?? '');

type Use = { file: string | undefined; place: Place };

/** The files that the pages show for one purpose, and the finding's text for those that are the demonstration's. */
type Purpose = {
  rank: Finding['rank'];
  label: string;
  advice: string;
  uses: (content: Content) => Use[];
};

const videoPurposes = (name: 'mainVideo' | 'offerVideo', page: string): Purpose[] => [
  {
    rank: 'warn',
    label: `o vídeo da ${page}`,
    advice: 'Ele não mostra o seu planner: troque pelo seu.',
    uses: ({ links }) => [{ file: links[name]?.address, place: field('links', name, 'address') }],
  },
  {
    rank: 'warn',
    label: `as legendas do vídeo da ${page}`,
    advice: 'Troque pelas do seu vídeo.',
    // The players of other sites bring their own captions.
    uses: ({ links: { [name]: video } }) =>
      video && readVideoAddress(video.address)?.host === 'own'
        ? [{ file: video.captions, place: field('links', name, 'captions') }]
        : [],
  },
  {
    rank: 'stop',
    label: `a capa do vídeo da ${page}`,
    advice: 'Ela anuncia um vídeo que não é o seu: use uma cena do seu, ou desligue o vídeo.',
    uses: ({ links }) => [{ file: links[name]?.poster, place: field('links', name, 'poster') }],
  },
];

const PURPOSES: Purpose[] = [
  ...videoPurposes('mainVideo', 'página principal'),
  ...videoPurposes('offerVideo', 'oferta exclusiva'),
  {
    rank: 'stop',
    label: 'as conversas dos depoimentos',
    advice:
      'Foram inventadas, e mostrá-las como verdadeiras é propaganda enganosa: ponha conversas reais, com autorização de quem escreveu, apague estas, ou esconda os depoimentos.',
    uses: ({ proof }) =>
      proof.testimonials.map(({ image }, index) => ({
        file: image,
        place: field('proof', 'testimonials', index, 'image'),
      })),
  },
  {
    rank: 'stop',
    label: 'o fundo das prévias no WhatsApp e nas redes',
    advice: 'Ponha o seu, com 1200 por 630 pixels, ou deixe vazio para um céu nas suas cores.',
    uses: ({ brand }) => [
      { file: brand.socialBackground || undefined, place: field('brand', 'socialBackground') },
    ],
  },
  {
    rank: 'warn',
    label: 'as imagens do carrossel',
    advice: 'Mostre as páginas do seu planner.',
    uses: ({ product }) =>
      product.modules.map(({ image }, index) => ({
        file: image,
        place: field('product', 'modules', index, 'image'),
      })),
  },
  {
    rank: 'warn',
    label: 'as imagens dos passos',
    advice: 'Mostre o que acontece com quem compra de você, ou tire as imagens.',
    uses: ({ home, offer }) => [
      ...(home.howItWorks?.steps ?? []).map(({ image }, index) => ({
        file: image,
        place: field('home', 'howItWorks', 'steps', index, 'image'),
      })),
      ...(offer.steps?.items ?? []).map(({ image }, index) => ({
        file: image,
        place: field('offer', 'steps', 'items', index, 'image'),
      })),
    ],
  },
  {
    rank: 'warn',
    label: 'a imagem do celular no topo',
    advice: 'Mostre uma página do seu planner.',
    uses: ({ home: { hero } }) =>
      hero.planner.kind === 'imagem'
        ? [{ file: hero.planner.image, place: field('home', 'hero', 'planner', 'image') }]
        : [],
  },
  {
    rank: 'warn',
    label: 'a imagem dos aparelhos',
    advice: 'Mostre o seu planner.',
    uses: ({ home, offer }) => [
      { file: home.devices?.image, place: field('home', 'devices', 'image') },
      { file: offer.mockupImage, place: field('offer', 'mockupImage') },
    ],
  },
  {
    rank: 'warn',
    label: 'as imagens do bônus',
    advice: 'Mostre o seu.',
    uses: ({ product }) => [
      { file: product.bonus?.image, place: field('product', 'bonus', 'image') },
      { file: product.bonus?.insideImage, place: field('product', 'bonus', 'insideImage') },
    ],
  },
  {
    rank: 'warn',
    label: 'os selos',
    advice: 'Use só os que são verdade para a sua loja.',
    uses: ({ site, home }) => [
      { file: site.footer.sealsImage, place: field('site', 'footer', 'sealsImage') },
      { file: home.devices?.badgeImage, place: field('home', 'devices', 'badgeImage') },
    ],
  },
  {
    rank: 'warn',
    label: 'o logotipo',
    advice: 'Ponha o seu, ou deixe vazio para a primeira letra do nome.',
    uses: ({ brand }) => [{ file: brand.logo || undefined, place: field('brand', 'logo') }],
  },
];

const usesOf = ({ uses }: Purpose, content: Content) =>
  uses(content).filter(({ file, place }) => file && isPlaceShown(content, place));

export const FILE_CHECKS: Check[] = PURPOSES.map((purpose) => ({
  fine: `Sem nada da demonstração: ${purpose.label}.`,
  applies: ({ content }) => usesOf(purpose, content).length > 0,
  find(launch) {
    const { rank, label, advice } = purpose;
    const found = usesOf(purpose, launch.content).filter(({ file = '' }) =>
      isDemonstrationFile(launch, file),
    );
    const [first, ...others] = found;
    if (!first) return [];
    const names = [...new Set(found.map(({ file }) => file))].join(', ');
    return [
      {
        rank,
        text: `Ainda da demonstração: ${label} (${names}). ${advice}`,
        inEditor: `Ainda da demonstração: ${label}. ${advice}`,
        place: first.place,
        others: others.map(({ place }) => place),
      },
    ];
  },
}));
