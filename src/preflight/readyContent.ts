import type { Content } from '../schemas/contentSchemas.ts';
import { readWritten } from '../schemas/readContent.ts';

/** The demonstration's content as a seller leaves it who has set everything: nothing in it is to be told. */
export function readyContent(): Content {
  const content = readWritten('src/content');
  return {
    ...content,
    site: { ...content.site, tagline: 'Cada manhã começa com Ele.', address: 'https://www.planner.com.br' },
    links: {
      ...content.links,
      checkoutA: 'https://pay.kiwify.com.br/AAA',
      checkoutB: 'https://pay.kiwify.com.br/BBB',
      checkoutExclusive: 'https://pay.kiwify.com.br/CCC',
      chatPhone: '5511987654321',
      mainVideo: { ...content.links.mainVideo, address: 'https://youtu.be/aqz-KE-bpKQ' },
      offerVideo: { ...content.links.offerVideo, address: 'https://youtu.be/aqz-KE-bpKQ' },
    },
    proof: {
      ...content.proof,
      reviews: 327,
      downloads: 1200,
      customers: 900,
      peopleOnOffer: 900,
      testimonials: content.proof.testimonials.map((testimonial, index) => ({
        ...testimonial,
        name: ['Bia C.', 'Davi R.', 'Sara N.'][index] ?? '',
        image: 'selos/seguranca.webp',
        alt: 'Conversa com uma cliente, que conta como usa o planner.',
      })),
    },
    prices: { ...content.prices, trackedValue: content.prices.promotional },
    behaviour: {
      ...content.behaviour,
      scrollRedirect: 'dialog',
      exitIntent: 'off',
      leavePrompt: 'off',
      countdown: 'off',
      deadline: { ...content.behaviour.deadline, listPriceCheckout: 'https://pay.kiwify.com.br/DDD' },
    },
    offer: {
      ...content.offer,
      warning: 'Este preço vale só nesta página.',
      mockupImage: 'selos/seguranca.webp',
    },
    product: {
      ...content.product,
      modules: content.product.modules.map((one) => ({ ...one, image: 'selos/seguranca.webp' })),
    },
    seller: {
      ...content.seller,
      name: 'Maria da Silva',
      document: 'CPF 111.444.777-35',
      address: 'Rua das Flores, 12, Centro, Campinas, SP, 13010-000',
      email: 'oi@planner.com.br',
    },
  };
}
