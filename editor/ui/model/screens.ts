// The screens of the editor with their fields, arranged as a seller would look for them.
import { field } from '../../../src/content-model/issue.ts';
import { isPageFile } from '../../../src/content-model/paths.ts';
import type { Content, FileName } from '../../../src/content-model/schemas.ts';
import type { Place } from '../../api.ts';
import { isWithin } from '../../places.ts';

export type FormScreenId = 'precos' | 'marca' | 'rastreio' | 'vendedor' | 'conteudo';
export type ScreenId = FormScreenId | 'pagina' | 'teste' | 'conferir' | 'publicar' | 'versoes';

type Section = {
  title: string;
  help?: string;
  places: Place[];
  /** Whether the screen shows how shared links look. */
  hasShareCards?: true;
};
type FormScreen = { title: string; sections: Section[] };

const fieldsOf = <File extends FileName>(file: File, ...names: (keyof Content[File] & string)[]) =>
  names.map((name) => field(file, name));

export const FORM_SCREENS: Record<FormScreenId, FormScreen> = {
  precos: {
    title: 'Preços e promoção',
    sections: [
      {
        title: 'Ofertas',
        help: 'Cada oferta tem o seu preço e o seu link de pagamento. Os descontos em % são calculados sozinhos, arredondados para baixo.',
        places: fieldsOf('offers', 'offers', 'main'),
      },
      { title: 'Promoção', places: fieldsOf('offers', 'promotion') },
      { title: 'Contagem e prazo', places: fieldsOf('offers', 'countdown', 'deadline') },
      { title: 'Garantia', places: fieldsOf('site', 'guarantee') },
    ],
  },
  marca: {
    title: 'Marca',
    sections: [
      {
        title: 'Nome e logotipo',
        places: [...fieldsOf('site', 'name', 'tagline'), ...fieldsOf('brand', 'logo')],
      },
      {
        title: 'Aparência',
        places: fieldsOf('brand', 'palette', 'colors', 'fonts', 'corners', 'scene'),
      },
      {
        title: 'Redes sociais',
        help: 'O que aparece quando alguém compartilha o link. Os textos de cada página ficam em Página, Endereço e Google.',
        places: fieldsOf('brand', 'socialBackground'),
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
      { title: 'Os seus dados', places: fieldsOf('site', 'seller') },
      { title: 'Atendimento', places: fieldsOf('site', 'chat') },
      { title: 'Endereço do site', places: fieldsOf('site', 'address') },
    ],
  },
  conteudo: {
    title: 'Todo o conteúdo',
    sections: [
      { title: 'Números e depoimentos', places: [field('proof')] },
      {
        title: 'O produto',
        places: [
          ...fieldsOf('product', 'features', 'benefits', 'modules', 'bonuses'),
          ...fieldsOf('site', 'workspaceTool', 'dailyMinutes'),
        ],
      },
      {
        title: 'Rodapé e outras páginas',
        places: [...fieldsOf('site', 'footer', 'notFound'), field('privacy')],
      },
      { title: 'Palavras de botões e controles', places: [field('interface')] },
    ],
  },
};

/** The tabs with their short titles. Publishing and versions are not tabs. */
export const TABS: readonly [ScreenId, string][] = [
  ['pagina', 'Página'],
  ['precos', 'Preços'],
  ['marca', 'Marca'],
  ['rastreio', 'Rastreio'],
  ['vendedor', 'Quem vende'],
  ['conteudo', 'Conteúdo'],
  ['teste', 'Teste'],
  ['conferir', 'Conferir'],
];

export const SCREEN_TITLES: Record<ScreenId, string> = {
  pagina: 'Página',
  precos: FORM_SCREENS.precos.title,
  marca: FORM_SCREENS.marca.title,
  rastreio: FORM_SCREENS.rastreio.title,
  vendedor: FORM_SCREENS.vendedor.title,
  conteudo: FORM_SCREENS.conteudo.title,
  teste: 'Teste A/B',
  conferir: 'Conferir',
  publicar: 'Publicar',
  versoes: 'Versões',
};

/** The short title of a screen. */
export const tabTitle = (id: ScreenId): string => TABS.find(([tab]) => tab === id)?.[1] ?? SCREEN_TITLES[id];

export const isFormScreen = (id: ScreenId): id is FormScreenId => id in FORM_SCREENS;

/**
 * The screen that contains a field: the page, the A/B test, or the form screen that lists the field or the innermost
 * group around it. The default is "conteudo".
 */
export function screenOf(place: Place): FormScreenId | 'pagina' | 'teste' {
  if (isPageFile(place.file)) return 'pagina';
  if (place.file === 'ab-test' || place.path.at(-1) === 'checkoutB') return 'teste';
  const found = Object.entries(FORM_SCREENS).flatMap(([id, { sections }]) =>
    sections
      .flatMap(({ places }) => places)
      .filter((one) => isWithin(place, one))
      .map((one) => ({ id: id as FormScreenId, depth: one.path.length })),
  );
  const [best] = found.sort((one, other) => other.depth - one.depth);
  return best?.id ?? 'conteudo';
}
