import type { z } from 'astro/zod';
import { bool, featureIcon } from '../../fields/choice.ts';
import { emoji } from '../../fields/emoji.ts';
import { group, list } from '../../fields/field.ts';
import { count, rating } from '../../fields/number.ts';
import { picture, pictureFile } from '../../fields/picture.ts';
import { price } from '../../fields/price.ts';
import { id } from '../../fields/reference.ts';
import { quote, testimonialFields } from '../../fields/testimonial.ts';
import { text } from '../../fields/text.ts';

const bonus = group(
  {
    id: id({ label: 'Nome curto', help: 'Só aparece no editor: as partes escolhem o bônus por ele.' }),
    heading: text(40, { label: 'Linha acima do nome', initial: 'E ainda um presente' }).optional(),
    emoji: emoji({ label: 'Emoji' }).optional(),
    title: text(50, { label: 'Nome' }),
    description: text(180, { label: 'Descrição' }),
    previousPrice: price({ label: 'Quanto custava', initial: '19,90' }).optional(),
    price: price({ label: 'Quanto custa agora', initial: '0,00' }).optional(),
    cover: pictureFile({ label: 'Capa', minWidth: 288 }).optional(),
    inside: picture({
      label: 'O que tem dentro',
      help: 'Encostada na base do cartão. Por exemplo, duas páginas sobre fundo transparente.',
      minWidth: 800,
      maxAlt: 160,
    }).optional(),
  },
  { label: 'Bônus' },
);

/** The lists that several pages show. */
export const productSchema = group(
  {
    features: list(
      group(
        { icon: featureIcon({ label: 'Desenho' }), text: text(60, { label: 'Texto' }) },
        { label: 'Recurso' },
      ),
      { label: 'Recursos', min: 0, max: 16 },
    ),
    benefits: list(text(50, { label: 'Benefício' }), {
      label: 'O que vem na oferta',
      help: 'A lista com sinais de visto, junto do preço.',
      min: 0,
      max: 10,
    }),
    modules: list(
      group(
        {
          title: text(24, { label: 'Nome' }),
          emoji: emoji({
            label: 'Emoji',
            help: 'Aparece na lista das páginas, na janela do topo.',
          }).optional(),
          description: text(150, { label: 'Descrição' }),
          picture: picture({ label: 'Imagem', minWidth: 720 }),
        },
        { label: 'Página do produto' },
      ),
      { label: 'Páginas do produto', help: 'As imagens que passam de lado na página.', min: 0, max: 20 },
    ),
    bonuses: list(bonus, { label: 'Bônus', min: 0, max: 10 }),
  },
  { label: 'Produto' },
);

export type Product = z.output<typeof productSchema>;
export type Bonus = Product['bonuses'][number];

const USED_IN_TEXTS = 'Muda em todos os textos que usam este número.';

const claimed = (label: string, help?: string) =>
  count({ label, help, min: 1, max: 9_999_999, initial: 100 }).optional();

export const proofSchema = group(
  {
    rating: rating({ label: 'Nota média', help: USED_IN_TEXTS }).optional(),
    reviews: claimed('Avaliações, no topo da página', USED_IN_TEXTS),
    testimonialReviews: claimed('Avaliações, nos depoimentos', USED_IN_TEXTS),
    downloads: claimed('Downloads'),
    customers: claimed('Clientes ativos'),
    people: claimed('Pessoas atendidas, na página principal', USED_IN_TEXTS),
    peopleOnOffer: claimed('Pessoas atendidas, na oferta exclusiva', USED_IN_TEXTS),
    ratingsVerified: bool({
      label: 'Consigo comprovar a nota',
      help: 'Ligue só quando for verdade: a nota passa a ser informada ao Google.',
    }),
    testimonials: list(
      group(
        {
          ...testimonialFields,
          quote: quote(),
          picture: picture({
            label: 'Imagem da conversa',
            altHelp: 'Todas as falas, para quem não enxerga a imagem.',
            minWidth: 720,
            maxAlt: 600,
          }).optional(),
        },
        { label: 'Depoimento' },
      ),
      {
        label: 'Depoimentos',
        help: 'Só de pessoas reais, com autorização delas. Só com frases curtas e imagens de conversas, aparecem numa fila; senão, em cartões.',
        min: 0,
        max: 9,
      },
    ),
  },
  { label: 'Números e depoimentos' },
);

export type Proof = z.output<typeof proofSchema>;
