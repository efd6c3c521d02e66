// The screens of the editor, each with its fields, where a seller would look for them.
import { type FieldRef, field } from '../../../src/content-model/issue.ts';
import { isPageFile } from '../../../src/content-model/paths.ts';
import type { Place } from '../../api.ts';
import { isWithin } from '../../places.ts';

export type FormScreenId = 'precos' | 'marca' | 'rastreio' | 'vendedor' | 'conteudo';
export type ScreenId = FormScreenId | 'pagina' | 'conferir' | 'publicar' | 'versoes';

type Section = {
  title: string;
  help?: string;
  places: FieldRef[];
  /** Whether it shows how the links look when they are shared. */
  hasShareCards?: true;
};
type FormScreen = { title: string; sections: Section[] };

export const FORM_SCREENS: Record<FormScreenId, FormScreen> = {
  precos: {
    title: 'Preços e promoção',
    sections: [
      {
        title: 'Ofertas',
        help: 'Cada oferta tem o seu preço e o seu link de pagamento. Os descontos em % são calculados sozinhos, arredondados para baixo.',
        places: [field('offers', 'offers'), field('offers', 'main')],
      },
      { title: 'Promoção', places: [field('offers', 'promotion')] },
      { title: 'Contagem e prazo', places: [field('offers', 'countdown'), field('offers', 'deadline')] },
      { title: 'Garantia', places: [field('site', 'guarantee')] },
    ],
  },
  marca: {
    title: 'Marca',
    sections: [
      {
        title: 'Nome e logotipo',
        places: [field('site', 'name'), field('site', 'tagline'), field('brand', 'logo')],
      },
      {
        title: 'Aparência',
        places: [
          field('brand', 'palette'),
          field('brand', 'colors'),
          field('brand', 'fonts'),
          field('brand', 'corners'),
          field('brand', 'scene'),
        ],
      },
      {
        title: 'Redes sociais',
        help: 'O que aparece quando alguém compartilha o link. Os textos de cada página ficam em Página, Endereço e Google.',
        places: [field('brand', 'socialBackground')],
        hasShareCards: true,
      },
    ],
  },
  rastreio: {
    title: 'Rastreio',
    sections: [
      {
        title: 'Anúncios e visitas',
        help: 'Nada vai a estes serviços antes do sim de quem visita. Sem nenhum deles, o site não usa cookies.',
        places: [field('tracking')],
      },
    ],
  },
  vendedor: {
    title: 'Quem vende',
    sections: [
      { title: 'Os seus dados', places: [field('site', 'seller')] },
      { title: 'Atendimento', places: [field('site', 'chat')] },
      { title: 'Endereço do site', places: [field('site', 'address')] },
    ],
  },
  conteudo: {
    title: 'Todo o conteúdo',
    sections: [
      { title: 'Números e depoimentos', places: [field('proof')] },
      {
        title: 'O produto',
        places: [
          field('product', 'features'),
          field('product', 'benefits'),
          field('product', 'modules'),
          field('product', 'bonuses'),
          field('site', 'workspaceTool'),
          field('site', 'dailyMinutes'),
        ],
      },
      {
        title: 'Rodapé e outras páginas',
        places: [field('site', 'footer'), field('site', 'notFound'), field('privacy')],
      },
      { title: 'Palavras de botões e controles', places: [field('interface')] },
    ],
  },
};

/** The tabs with their short titles. Publishing and the versions have links of their own. */
export const TABS: readonly [ScreenId, string][] = [
  ['pagina', 'Página'],
  ['precos', 'Preços'],
  ['marca', 'Marca'],
  ['rastreio', 'Rastreio'],
  ['vendedor', 'Quem vende'],
  ['conteudo', 'Conteúdo'],
  ['conferir', 'Conferir'],
];

export const SCREEN_TITLES: Record<ScreenId, string> = {
  pagina: 'Página',
  precos: FORM_SCREENS.precos.title,
  marca: FORM_SCREENS.marca.title,
  rastreio: FORM_SCREENS.rastreio.title,
  vendedor: FORM_SCREENS.vendedor.title,
  conteudo: FORM_SCREENS.conteudo.title,
  conferir: 'Conferir',
  publicar: 'Publicar',
  versoes: 'Versões',
};

/** The short title of a screen. */
export const tabTitle = (id: ScreenId): string => TABS.find(([tab]) => tab === id)?.[1] ?? SCREEN_TITLES[id];

export const isFormScreen = (id: ScreenId): id is FormScreenId => id in FORM_SCREENS;

/** The screen with a field: its page, or the one that names it most closely. */
export function screenOf(place: Place): FormScreenId | 'pagina' {
  if (isPageFile(place.file)) return 'pagina';
  const found = Object.entries(FORM_SCREENS).flatMap(([id, { sections }]) =>
    sections
      .flatMap(({ places }) => places)
      .filter((one) => isWithin(place, one))
      .map((one) => ({ id: id as FormScreenId, depth: one.path.length })),
  );
  const [best] = found.sort((one, other) => other.depth - one.depth);
  return best?.id ?? 'conteudo';
}
