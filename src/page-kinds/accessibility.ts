import type { PageKind } from './pageKind.ts';

/** Lei 13.146/2015 (LBI), art. 63: the sites of companies must be accessible and show the symbol of accessibility. */
export const accessibility: PageKind = {
  id: 'accessibility',
  label: 'Acessibilidade',
  help: 'O que o site faz por quem tem deficiência, com o símbolo no rodapé, como pede a lei (LBI, art. 63).',
  name: 'Acessibilidade',
  path: '/acessibilidade',
  make: ({ name, path }, { hasTool, hasChat }) => ({
    path,
    name,
    title: 'Acessibilidade: {nome}',
    description: 'O que este site faz para que todas as pessoas possam usá-lo, os limites e o contato.',
    socialTitle: 'Acessibilidade',
    isIndexed: true,
    footerLink: { label: 'Acessibilidade', hasSymbol: true },
    sections: [
      {
        kind: 'text',
        id: 'acessibilidade',
        heading: 'Acessibilidade',
        blocks: [
          {
            heading: 'O que este site faz',
            text: 'Todas as pessoas devem conseguir ler estas páginas e comprar por elas (Lei Brasileira de Inclusão, Lei 13.146/2015, art. 63). O modelo do site foi testado pelas diretrizes WCAG 2.2, nível AA, com verificação automática e pelo teclado.',
            points: [
              'Tudo pode ser usado só com o teclado, e dá para ver onde se está.',
              'Os títulos, links, botões e imagens têm nome para leitores de tela.',
              'As letras podem ser aumentadas até o dobro, e o contraste é alto.',
              'Quem pede menos movimento no aparelho vê as páginas sem animações.',
              'Nenhum vídeo começa sozinho com som.',
            ],
          },
          {
            heading: 'Limites conhecidos',
            text: 'Há coisas que ainda não estão como deveriam, ou que não dependem deste site:',
            points: [
              'Nem todo vídeo tem legendas, e nenhum tem audiodescrição ou Libras.',
              'Os vídeos de outros serviços usam os controles deles.',
              'A página de pagamento é da plataforma, que responde por ela.',
              ...(hasTool ? ['O {ferramenta} é de outra empresa, e a acessibilidade dele é com ela.'] : []),
            ],
          },
          {
            heading: 'Encontrou uma barreira?',
            text: `Escreva para {email}${
              hasChat ? ' ou chame no WhatsApp' : ''
            } e conte em que página foi e o que aconteceu. A resposta chega em até cinco dias, e quem precisar recebe a informação de outra forma.`,
          },
        ],
      },
    ],
  }),
};
