import type { PageFacts, PageKind } from './pageKind.ts';

const LEGAL_DAYS = 7;

const payment = ({ isSubscription }: PageFacts) =>
  `O preço é o que está na página de vendas e na página de pagamento, antes de você confirmar. O pagamento é feito numa plataforma segura de outra empresa, que informa as formas aceitas e envia o comprovante.${
    isSubscription
      ? '\nNas assinaturas, a cobrança se repete a cada período até você cancelar. O cancelamento é feito na própria plataforma ou por e-mail, sem multa, e vale a partir do período seguinte.'
      : ''
  }`;

const withdrawal = ({ guaranteeDays }: PageFacts) =>
  `Você pode desistir em até ${LEGAL_DAYS} dias depois de receber o acesso, sem dizer o motivo (Código de Defesa do Consumidor, art. 49). Escreva para {email}: todo o valor pago é devolvido.${
    guaranteeDays > LEGAL_DAYS
      ? '\nA nossa garantia é maior que a da lei: você pode pedir o dinheiro de volta em até {garantia} dias, do mesmo jeito.'
      : ''
  }`;

/** Decreto 7.962/2013, art. 4, requires a contract that the buyer can keep. */
export const terms: PageKind = {
  id: 'terms',
  label: 'Termos de uso',
  help: 'As regras da compra, escritas com os seus dados, com link no rodapé. Leia e ajuste: não substituem um advogado.',
  name: 'Termos de uso',
  path: '/termos',
  make: ({ name, path }, facts) => ({
    path,
    name,
    title: 'Termos de uso: {nome}',
    description: 'As regras da compra e do uso do {nome}: entrega, garantia, licença e atendimento.',
    socialTitle: 'Termos de uso',
    isIndexed: true,
    footerLink: { label: 'Termos de uso', hasSymbol: false },
    sections: [
      {
        kind: 'text',
        id: 'termos',
        heading: 'Termos de uso',
        blocks: [
          {
            heading: 'Quem vende',
            text: 'Quem vende é {vendedor}, {documento}, com endereço em {endereco}. Para falar com quem vende, escreva para {email}.\nAo comprar, você concorda com estes termos. Guarde uma cópia: imprima esta página ou salve em PDF.',
          },
          {
            heading: 'O que você compra',
            text: `O {nome} é um produto digital. O que vem nele está na [página de vendas](/), que faz parte destes termos.${
              facts.hasTool
                ? '\nEle funciona no {ferramenta}, um aplicativo de outra empresa. Você precisa de uma conta lá, e valem também os termos dela.'
                : ''
            }`,
          },
          { heading: 'Preço e pagamento', text: payment(facts) },
          {
            heading: 'Entrega',
            text: 'A entrega é digital: o acesso chega por e-mail depois que o pagamento é aprovado. Nada vai pelo correio. Se o e-mail não chegar, olhe a caixa de spam e escreva para {email}.',
          },
          { heading: 'Desistência e garantia', text: withdrawal(facts) },
          {
            heading: 'Licença de uso',
            text: 'A compra dá a você o direito de usar o produto, que continua protegido pela Lei de Direitos Autorais (Lei 9.610/1998).',
            points: [
              '**Você pode** usar em todos os seus aparelhos e guardar cópias para o seu uso.',
              '**Sem autorização por escrito, não pode** revender, distribuir, publicar ou repassar o link de acesso.',
            ],
          },
          {
            heading: 'Atendimento',
            text: `Dúvidas, reclamações e pedidos: {email}${
              facts.hasChat ? ' ou o WhatsApp que está no site' : ''
            }. A resposta chega em até cinco dias, como manda o Decreto 7.962/2013.`,
          },
          {
            heading: 'Dados pessoais',
            text: 'O que é feito com os seus dados está na [política de privacidade](/privacidade).',
          },
          {
            heading: 'Mudanças nestes termos',
            text: 'Se estes termos mudarem, a versão nova vale só para as compras feitas depois.',
          },
          {
            heading: 'Lei e foro',
            text: 'Valem as leis do Brasil. Se houver disputa, o foro é o da cidade onde mora quem comprou.',
          },
        ],
      },
    ],
  }),
};
