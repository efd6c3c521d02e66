import { z } from 'astro/zod';
import { choice } from '../../fields/choice.ts';
import { fieldInfo, variant } from '../../fields/field.ts';
import { picture } from '../../fields/picture.ts';
import { reference } from '../../fields/reference.ts';
import { accentedHeading, text } from '../../fields/text.ts';
import { video } from '../../fields/video.ts';
import { buttons } from '../buttons.ts';
import { numbers } from '../numbers.ts';
import { defineSection, paragraph } from '../section.ts';
import { plannerSchema, plannerWindowSchema } from './planner.fields.ts';

const BESIDE = { label: 'Ao lado', help: 'No celular, embaixo dos botões.' };

const planner = variant(
  'planner',
  { label: 'Celular com o planner', help: 'Uma página do planner, desenhada pelo site.' },
  { phone: plannerSchema, window: plannerWindowSchema.optional() },
);

const pictureMedia = variant(
  'picture',
  { label: 'Imagem', help: 'Uma capa, uma foto ou um print.' },
  {
    ...picture({ label: 'Imagem', minWidth: 720 }).shape,
    place: choice({
      label: 'Lugar da imagem',
      options: {
        beside: BESIDE,
        below: { label: 'Embaixo', help: 'Grande, depois dos botões.' },
        behind: { label: 'Atrás do texto', help: 'O site a escurece, para que se leia o texto.' },
      },
    }),
  },
);

const videoMedia = variant(
  'video',
  { label: 'Vídeo', help: 'Do YouTube, Vimeo, Panda, VTurb, ou um arquivo seu.' },
  {
    ...video({ label: 'Vídeo' }).shape,
    place: choice({
      label: 'Lugar do vídeo',
      options: { beside: BESIDE, below: { label: 'Embaixo', help: 'Grande, entre o texto e os botões.' } },
    }),
  },
);

const media = z.discriminatedUnion('kind', [pictureMedia, videoMedia, planner]).register(fieldInfo, {
  kind: 'union',
  label: 'Imagem ou vídeo',
  help: 'O que se vê junto do título. Sem nada, o texto fica no meio.',
});

export type HeroMedia = z.output<typeof media>;

const PHONE_STYLES = {
  rotina: ['Tasks', 'RoutinePage'],
  lista: ['Tasks', 'ChecklistPage'],
  tabela: ['TablePage'],
  calendario: ['CalendarPage'],
  imagem: ['picture'],
};

const PLACE_STYLES = { beside: 'MediaBeside', below: 'CentredHero', behind: 'HeroOverPicture' };

function heroMediaStyles(shown: HeroMedia | undefined): string[] {
  if (!shown) return ['CentredHero'];
  if (shown.kind !== 'planner') return [PLACE_STYLES[shown.place]];
  return ['PlannerPhone', ...PHONE_STYLES[shown.phone.kind], ...(shown.window ? ['PlannerWindow'] : [])];
}

export const hero = defineSection(
  {
    kind: 'hero',
    group: 'opening',
    describesProduct: true,
    drawing: 'M5 8h16M5 12h12M5 17h18M5 24h9M31 5h11v22H31z',
    label: 'Abertura',
    help: 'O título grande, com os botões e, se você quiser, uma imagem, um vídeo ou números.',
    example: {
      headline: 'Um começo mais leve para o seu dia, **um passo de cada vez**',
      text: 'O {nome} junta num lugar só o que você precisa para começar hoje e continuar amanhã.',
      buttons: [{ label: 'Quero conhecer', to: '' }],
      trust: 'Pagamento seguro · garantia de {garantia} dias',
      media: { kind: 'picture', file: '', alt: 'O {nome} aberto', place: 'beside' },
    },
  },
  {
    eyebrow: text(60, { label: 'Linha acima do título', help: 'Pequena, diz o que é.' }).optional(),
    headline: accentedHeading(110, { label: 'Título', help: 'Grande, no alto da página.' }),
    text: paragraph(280).optional(),
    offer: reference({
      to: 'offer',
      label: 'Mostrar o preço da oferta',
      help: 'Acima dos botões. Sem oferta, a abertura não fala em preço.',
    }).optional(),
    buttons: buttons(36),
    trust: text(100, {
      label: 'Embaixo dos botões',
      help: 'O que dá confiança, separado por um ponto no meio.',
      initial: 'Pagamento seguro · acesso imediato',
    }).optional(),
    rating: text(60, {
      label: 'Linha da nota',
      help: 'Ao lado das estrelas.',
      initial: '{nota}/5 em mais de {avaliacoes} avaliações',
    }).optional(),
    numbers: numbers({ min: 1, max: 4 }).optional(),
    seal: picture({
      label: 'Selo',
      help: 'Pequeno, embaixo dos botões. De preferência com fundo transparente.',
      minWidth: 320,
    }).optional(),
    media: media.optional(),
  },
  ({ media: shown, numbers: stats, seal }) => [
    'sections/hero/hero',
    ...heroMediaStyles(shown).map((name) => `sections/hero/${name}`),
    seal && 'components/seal',
    stats && 'components/statList',
  ],
);
