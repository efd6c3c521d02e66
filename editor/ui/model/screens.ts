// The screens of the editor, each with its fields, where a seller would look for them.
import { OWN_PALETTE } from '../../../src/domain/brand.ts';
import type { Change, Files, Place } from '../../api.ts';
import { dotted, isWithin, placeOf, valueAt } from '../../places.ts';

export type FormScreenId = 'precos' | 'marca' | 'comportamento' | 'rastreio' | 'vendedor' | 'conteudo';
export type ScreenId = FormScreenId | 'pagina' | 'conferir' | 'publicar' | 'versoes';

type Section = {
  title: string;
  help?: string;
  places: string[];
  /** Whether it shows how the link looks when it is shared. */
  hasShareCards?: true;
};
type FormScreen = { title: string; sections: Section[] };

export const FORM_SCREENS: Record<FormScreenId, FormScreen> = {
  precos: {
    title: 'Preços e promoção',
    sections: [
      {
        title: 'Preços',
        help: 'Os descontos em % são calculados sozinhos, arredondados para baixo.',
        places: ['prices'],
      },
      {
        title: 'Páginas de pagamento',
        help: 'Copie cada link direto do painel da plataforma (Hotmart, Kiwify, Cakto…).',
        places: ['links.checkoutA', 'links.checkoutB', 'links.checkoutExclusive'],
      },
      { title: 'Contagem e prazo', places: ['behaviour.countdown', 'behaviour.deadline'] },
      {
        title: 'Garantia',
        places: ['site.guaranteeDays', 'home.price.guaranteeHeading', 'home.price.guaranteeText'],
      },
    ],
  },
  marca: {
    title: 'Marca',
    sections: [
      { title: 'Nome e logotipo', places: ['site.name', 'site.tagline', 'brand.logo'] },
      {
        title: 'Aparência',
        places: ['brand.palette', 'brand.colors', 'brand.fonts', 'brand.corners', 'brand.scene'],
      },
      {
        title: 'Google e redes sociais',
        help: 'O que aparece na aba, na busca e quando alguém compartilha o link.',
        places: ['brand.socialBackground', 'site.pages'],
        hasShareCards: true,
      },
    ],
  },
  comportamento: {
    title: 'Comportamento',
    sections: [
      {
        title: 'O que a página faz sozinha para vender',
        help: 'Cada recurso é uma escolha sua. Antes de anunciar, leia o que está escrito em cada uma.',
        places: [
          'behaviour.scrollRedirect',
          'behaviour.exitIntent',
          'behaviour.leavePrompt',
          'behaviour.leaveMessage',
          'behaviour.countdown',
          'behaviour.deadline',
        ],
      },
      { title: 'O convite', places: ['behaviour.invitation'] },
    ],
  },
  rastreio: {
    title: 'Rastreio',
    sections: [
      {
        title: 'Anúncios e visitas',
        help: 'Nada vai à Meta nem ao Google antes do sim de quem visita. Sem nenhum dos dois, o site não usa cookies.',
        places: ['tracking.metaPixel', 'tracking.googleAnalytics', 'prices.trackedValue'],
      },
      { title: 'O aviso de cookies', places: ['tracking.consent'] },
    ],
  },
  vendedor: {
    title: 'Quem vende',
    sections: [
      {
        title: 'Os seus dados',
        help: 'A lei manda mostrar em toda página que vende (Decreto 7.962/2013, art. 2º).',
        places: ['seller'],
      },
      { title: 'Atendimento', places: ['links.chatPhone', 'links.chatMessage'] },
      { title: 'Endereço do site', places: ['site.address'] },
    ],
  },
  conteudo: {
    title: 'Todo o conteúdo',
    sections: [
      { title: 'Números e depoimentos', places: ['proof'] },
      {
        title: 'O produto',
        places: [
          'product.features',
          'product.benefits',
          'product.modules',
          'product.bonus',
          'site.workspaceTool',
          'site.dailyMinutes',
        ],
      },
      { title: 'Vídeos', places: ['links.mainVideo', 'links.offerVideo'] },
      { title: 'Páginas', places: ['home', 'offer', 'site.notFound', 'site.footer', 'privacy'] },
      { title: 'Palavras de botões e controles', places: ['interface'] },
    ],
  },
};

/** Fields that only apply to one choice of another field, and are hidden for the others. */
const COUNTS_WITH: Record<string, [choice: string, option: string]> = {
  'brand.colors': ['brand.palette', OWN_PALETTE],
  'behaviour.deadline': ['behaviour.countdown', 'deadline'],
  'behaviour.leaveMessage': ['behaviour.leavePrompt', 'on'],
};

/** Whether such a field counts now; undefined of any other field. */
export function countsNow(place: string, files: Files): boolean | undefined {
  const [choice, option] = COUNTS_WITH[place] ?? [];
  return choice === undefined ? undefined : valueAt(files, placeOf(choice)) === option;
}

/** Groups that come and go with another one, whose switch stands for both. */
const COMES_WITH: Record<string, string> = { 'prices.bonus': 'product.bonus' };

/** The group with whose switch another comes and goes. */
export const switchedWith = (place: Place): Place | undefined => {
  const other = COMES_WITH[dotted(place)];
  return other === undefined ? undefined : placeOf(other);
};

export const SCREEN_TITLES: Record<ScreenId, string> = {
  pagina: 'Página',
  precos: FORM_SCREENS.precos.title,
  marca: FORM_SCREENS.marca.title,
  comportamento: FORM_SCREENS.comportamento.title,
  rastreio: FORM_SCREENS.rastreio.title,
  vendedor: FORM_SCREENS.vendedor.title,
  conteudo: FORM_SCREENS.conteudo.title,
  conferir: 'Conferir',
  publicar: 'Publicar',
  versoes: 'Versões',
};

/** The screens of the row on top with their short titles; publishing and the versions stand at its end. */
export const TABS: readonly [ScreenId, string][] = [
  ['pagina', 'Página'],
  ['precos', 'Preços'],
  ['marca', 'Marca'],
  ['comportamento', 'Comportamento'],
  ['rastreio', 'Rastreio'],
  ['vendedor', 'Quem vende'],
  ['conteudo', 'Conteúdo'],
  ['conferir', 'Conferir'],
];

/** What the row on top calls a screen. */
export const tabTitle = (id: ScreenId): string => TABS.find(([tab]) => tab === id)?.[1] ?? SCREEN_TITLES[id];

export const isFormScreen = (id: ScreenId): id is FormScreenId => id in FORM_SCREENS;

/** The screen with a field: the one that names it most closely, else that of the whole content. */
export function screenOf(place: Place): FormScreenId {
  const found = Object.entries(FORM_SCREENS).flatMap(([id, { sections }]) =>
    sections
      .flatMap(({ places }) => places)
      .filter((one) => isWithin(place, placeOf(one)))
      .map((one) => ({ id: id as FormScreenId, depth: one.length })),
  );
  const [best] = found.sort((one, other) => other.depth - one.depth);
  return best?.id ?? 'conteudo';
}

/** What a file is called: where it is no word of the seller's, as the screen with the field at a place of it. */
export const fileNameOf = (place: Place, label: string): string =>
  ['site', 'links', 'behaviour'].includes(place.file) ? tabTitle(screenOf(place)) : label;

/** The name of a change, which begins with that of its file. */
export const labelOnScreen = ({ place, label }: Pick<Change, 'place' | 'label'>): string =>
  place ? label.replace(/^[^›]+(?= ›)/, (file) => fileNameOf(place, file)) : label;
