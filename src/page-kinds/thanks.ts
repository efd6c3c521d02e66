import type { PageKind } from './pageKind.ts';

/** The page has no offer, so it reports no price and no checkout: the platform counts the purchase. */
export const thanks: PageKind = {
  id: 'thanks',
  label: 'Obrigado',
  help: 'Para depois da compra: o que acontece agora, em três passos. Ponha o endereço dela na plataforma de pagamento.',
  name: 'Obrigado',
  path: '/obrigado',
  make: ({ name, path }, { hasTool, hasChat }) => ({
    path,
    name,
    title: 'Obrigado pela compra: {nome}',
    description: 'O que acontece agora e como começar a usar o {nome}.',
    socialTitle: 'Obrigado pela compra!',
    isIndexed: false,
    sections: [
      {
        kind: 'text',
        id: 'obrigado',
        heading: 'Obrigado pela sua compra!',
        blocks: [
          {
            text: 'O pagamento no Pix ou no cartão costuma ser confirmado em poucos minutos. No boleto, leva até três dias úteis.\nNão é preciso pagar de novo nem ficar nesta página: tudo chega no e-mail que você usou na compra.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'passos',
        heading: 'O que acontece agora',
        items: [
          {
            title: 'Procure o e-mail de acesso',
            description:
              'Ele chega assim que o pagamento é aprovado. Não achou? Olhe também em Spam e em Promoções.',
          },
          hasTool
            ? {
                title: 'Abra o link do template',
                description: 'Entre na sua conta do {ferramenta} e escolha Duplicar: a cópia é só sua.',
              }
            : {
                title: 'Abra o link do produto',
                description: 'Ele está no e-mail. Guarde a mensagem: é por ela que você volta a entrar.',
              },
          {
            title: 'Conte com a gente',
            description: hasChat
              ? 'Se algo não funcionar, chame no WhatsApp, aqui embaixo, ou responda ao e-mail.'
              : 'Se algo não funcionar, escreva para {email}.',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'ajuda',
        heading: 'Precisa de ajuda para entrar?',
        text: 'Diga o e-mail que você usou na compra, e a gente encontra o seu acesso.',
        button: 'Pedir ajuda',
      },
    ],
  }),
};
