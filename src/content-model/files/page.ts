import type { z } from 'astro/zod';
import { bool, choice } from '../../fields/choice.ts';
import { group, list } from '../../fields/field.ts';
import { count } from '../../fields/number.ts';
import { pictureFile } from '../../fields/picture.ts';
import { pagePath, reference } from '../../fields/reference.ts';
import { text } from '../../fields/text.ts';
import { sectionSchema } from '../../sections/index.ts';

const OFF = {
  label: 'Não fazer nada',
  help: 'O mais seguro: nem os anúncios nem a lei criam problema.',
  isSafe: true,
};
const DIALOG = {
  label: 'Abrir um convite',
  help: 'Uma janela na mesma página, uma vez por visita. Fecha-se com um toque, e é a pessoa que escolhe ir: anúncios costumam aceitar.',
};

/** The ways in which a page leads its visitors to another one. Implements docs/behaviour.md#ways-to-the-offer. */
const leave = group(
  {
    to: reference({ to: 'page', label: 'Página de destino' }),
    scrollRedirect: choice({
      label: 'Quem chega ao preço',
      help: 'O que acontece 20 segundos depois.',
      options: {
        off: OFF,
        dialog: DIALOG,
        redirect: {
          label: 'Levar direto à oferta',
          help: 'Meta e Google Ads reprovam páginas que redirecionam sozinhas, e o Código de Defesa do Consumidor (art. 37) proíbe induzir a erro.',
        },
      },
    }),
    exitIntent: choice({
      label: 'Quem vai sair da página',
      help: 'No computador, quando o mouse vai ao topo da janela. No celular nada acontece.',
      options: {
        off: OFF,
        dialog: DIALOG,
        redirect: {
          label: 'Levar direto à oferta',
          help: 'Meta e Google Ads reprovam páginas que desviam quem está saindo, e o art. 37 do CDC proíbe induzir a erro.',
        },
      },
    }),
    prompt: choice({
      label: 'Aviso ao sair',
      help: 'O navegador pergunta se a pessoa quer mesmo sair.',
      options: {
        off: { ...OFF, label: 'Não perguntar' },
        on: {
          label: 'Perguntar',
          help: 'Meta e Google Ads reprovam páginas que seguram quem quer sair. O aviso fala em oferta até para quem já a viu (CDC, art. 37).',
        },
      },
    }),
    message: text(100, {
      label: 'Texto do aviso ao sair',
      help: 'Muitos navegadores mostram um texto próprio no lugar dele.',
    }),
    invitation: group(
      {
        heading: text(60, { label: 'Título' }),
        text: text(160, { label: 'Texto' }),
        link: text(36, { label: 'Botão de ir' }),
        decline: text(30, { label: 'Botão de ficar' }),
        picture: pictureFile({ label: 'Imagem', minWidth: 640 }).optional(),
      },
      { label: 'O convite', help: 'A janela das escolhas “Abrir um convite”.' },
    ),
  },
  { label: 'O que a página faz sozinha para vender' },
);

const topBar = group(
  {
    menu: list(
      group(
        {
          to: reference({ to: 'section', label: 'Leva à parte' }),
          label: text(18, { label: 'Nome no menu' }),
        },
        { label: 'Item do menu' },
      ),
      { label: 'Menu do topo', help: 'Uma parte escondida some também daqui.', min: 0, max: 5 },
    ),
    button: text(24, { label: 'Botão do topo', help: 'O verde do alto da página, no computador.' }),
  },
  { label: 'Topo e menu' },
);

/** Implements docs/behaviour.md#footer. */
const footerLink = group(
  {
    label: text(30, { label: 'O que está escrito', initial: 'Termos de uso' }),
    hasSymbol: bool({
      label: 'Com o símbolo de acessibilidade',
      help: 'Para a declaração de acessibilidade: a lei (LBI, art. 63) pede o símbolo à vista.',
    }),
  },
  { label: 'Link no rodapé', help: 'No fim de todas as páginas, ao lado da privacidade.' },
);

export const pageSchema = group(
  {
    path: pagePath({ label: 'Endereço', help: 'O que vem depois do domínio. A página principal é “/”.' }),
    formerPaths: list(pagePath({ label: 'Endereço antigo' }), {
      label: 'Endereços antigos',
      help: 'Quem abre um deles vem para esta página, com os parâmetros do anúncio. O editor anota cada endereço que você troca.',
      min: 1,
      max: 20,
    }).optional(),
    name: text(40, { label: 'Nome no editor', help: 'Só você vê.' }),
    order: count({
      label: 'Lugar na lista de páginas',
      help: 'Na lista do editor e nos links do rodapé. A principal é sempre a primeira.',
      min: 1,
      max: 999,
    }).optional(),
    title: text(90, {
      label: 'Título na aba e no Google',
      help: 'Até 60 letras aparecem inteiras no Google.',
    }),
    description: text(170, {
      label: 'Descrição no Google',
      help: 'O texto cinza debaixo do título, na busca.',
    }),
    socialTitle: text(60, {
      label: 'Título no WhatsApp e nas redes',
      help: 'Vai escrito na imagem que acompanha o link.',
    }),
    socialNote: text(50, {
      label: 'Linha menor no WhatsApp e nas redes',
      help: 'Aparece embaixo do título, na mesma imagem.',
    }).optional(),
    isIndexed: bool({ label: 'Aparece no Google' }),
    canonical: reference({
      to: 'page',
      label: 'Versão de outra página',
      help: 'O Google mostra a outra no lugar desta. Para uma cópia com quase os mesmos textos.',
    }).optional(),
    footerLink: footerLink.optional(),
    hidden: bool({ label: 'Escondida', help: 'A página não é publicada; os textos ficam.' }).optional(),
    offer: reference({
      to: 'offer',
      label: 'Oferta da página',
      help: 'A da barra de compra e dos relatórios de anúncios.',
    }).optional(),
    isRounded: bool({
      label: 'Preços sem centavos',
      help: 'Quando nenhum preço tem centavos: R$ 57 em vez de R$ 57,00.',
    }).optional(),
    topBar: topBar.optional(),
    buyBar: text(20, {
      label: 'Botão da barra de compra',
      help: 'A barra com o preço que acompanha a página.',
      initial: 'Comprar agora',
    }).optional(),
    hasChat: bool({ label: 'Botão do WhatsApp', help: 'O que flutua no canto da página.' }).optional(),
    leave: leave.optional(),
    duringPromotion: reference({
      to: 'page',
      label: 'Durante uma promoção, mostrar outra página',
      help: 'Quem abre esta página durante a promoção vai para a escolhida.',
    }).optional(),
    sections: list(sectionSchema, { label: 'Partes da página', min: 0, max: 40 }),
  },
  { label: 'Página' },
);

export type Page = z.output<typeof pageSchema>;
export type Leave = NonNullable<Page['leave']>;

/** True if the page opens its invitation for some visitors. */
export const opensInvitation = ({ scrollRedirect, exitIntent }: Leave): boolean =>
  scrollRedirect === 'dialog' || exitIntent === 'dialog';

/** True if the page leads some visitors to another one, by itself or by its invitation. */
export const leadsToAnotherPage = ({ scrollRedirect, exitIntent }: Leave): boolean =>
  scrollRedirect !== 'off' || exitIntent !== 'off';
