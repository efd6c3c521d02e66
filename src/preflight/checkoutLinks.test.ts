import { describe, expect, it } from 'vitest';
import type { Content } from '../schemas/contentSchemas.ts';
import { readyContent } from './readyContent.ts';
import { links, told } from './told.ts';

const KIWIFY = 'https://pay.kiwify.com.br';
const READY = readyContent().links;

describe('links of payment', () => {
  it.each([
    ['src', `${KIWIFY}/AAA?src=bio`, `${KIWIFY}/AAA`],
    [
      'sck',
      'https://pay.hotmart.com/A1?off=z9&sck=HOTMART_PRODUCT_PAGE',
      'https://pay.hotmart.com/A1?off=z9',
    ],
    ['utm_source, utm_medium', `${KIWIFY}/AAA?utm_source=organic&utm_medium=x`, `${KIWIFY}/AAA`],
    ['_gl', `${KIWIFY}/AAA?_gl=1*abc*_ga*MTI`, `${KIWIFY}/AAA`],
    [
      'hotfeature',
      'https://pay.hotmart.com/A1?hotfeature=51&checkoutMode=10',
      'https://pay.hotmart.com/A1?checkoutMode=10',
    ],
    ['fbclid', `${KIWIFY}/AAA?fbclid=IwAR0#topo`, `${KIWIFY}/AAA#topo`],
    ['xcod', 'https://pay.hotmart.com/A1?xcod=x', 'https://pay.hotmart.com/A1'],
    ['SessionId', `${KIWIFY}/AAA?SessionId=9f8`, `${KIWIFY}/AAA`],
  ])('that carry %s stop', (names, link, clean) => {
    expect(told(links({ checkoutA: link }))).toEqual([
      `stop links.checkoutA: O link da oferta A traz o rastreio de outra visita (${names}): todas as vendas seriam atribuídas a ela. Deixe só ${clean}`,
    ]);
  });

  it('keep the parameters that a platform needs', () => {
    const link = 'https://pay.hotmart.com/A1?off=z9&checkoutMode=10&bid=171&hideBillet=1';
    expect(told(links({ checkoutA: link }))).toEqual([]);
  });

  it('to an unknown platform are told', () => {
    expect(told(links({ checkoutB: 'https://loja.minhapagina.com.br/p' }))).toEqual([
      'warn links.checkoutB: O link da oferta B leva a loja.minhapagina.com.br, uma plataforma que este site não conhece: os parâmetros dos anúncios seguem como chegaram. Abra o link e confira se é mesmo a página de pagamento.',
    ]);
  });

  it.each(['checkoutA', 'checkoutB'] as const)(
    'of the exclusive offer must not be %s, tracked or not',
    (name) => {
      const [fault, ...others] = told(links({ checkoutExclusive: READY[name] }));
      expect(fault).toBe(
        'stop links.checkoutExclusive: O link da oferta exclusiva é o mesmo da página principal: quem aceitar a oferta encontraria outro preço no pagamento. Crie na plataforma uma oferta com o preço exclusivo e cole aqui o link dela.',
      );
      expect(others).toEqual([]);
      expect(told(links({ checkoutExclusive: `${READY[name]}?src=x` }))).toContain(fault);
    },
  );

  it('of the offers A and B may be one, and it is told', () => {
    expect(told(links({ checkoutB: READY.checkoutA }))).toEqual([
      'warn links.checkoutB: Os links das ofertas A e B são iguais: os relatórios da plataforma não vão dizer qual botão vendeu. Se quiser saber, crie duas ofertas de mesmo preço.',
    ]);
  });

  it('of the list price count only with a deadline', () => {
    const asB = (content: Content) => {
      content.behaviour.deadline.listPriceCheckout = content.links.checkoutB;
    };
    expect(told(asB)).toEqual([]);
    const withDeadline = told((content) => {
      asB(content);
      content.behaviour.countdown = 'deadline';
    });
    expect(withDeadline).toEqual([
      'stop behaviour.deadline.listPriceCheckout: O link do preço de tabela é o de uma das ofertas: depois do prazo, o pagamento cobraria menos do que a página diz. Cole aqui o link da oferta com o preço de tabela.',
    ]);
  });
});
