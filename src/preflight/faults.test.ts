import { expect, it } from 'vitest';
import type { Content } from '../schemas/contentSchemas.ts';
import { readWritten } from '../schemas/readContent.ts';
import { NOW_MS, told } from './told.ts';

/** Each fault with what makes it and all that is told of it. */
const FAULTS: [string, (content: Content) => void][] = [
  [
    'stop links.checkoutExclusive: O link da oferta exclusiva ainda é o de demonstração: ninguém consegue pagar. Cole o link de pagamento que está no painel da sua plataforma.',
    ({ links }) => {
      links.checkoutExclusive = 'https://pay.example.com/x';
    },
  ],
  [
    'stop site.address: O endereço do site ainda é o de demonstração: o Google e as prévias no WhatsApp apontariam para lugar nenhum. Escreva o seu domínio, como https://www.seusite.com.br',
    ({ site: written }) => {
      written.address = 'https://loja.example.com';
    },
  ],
  [
    'stop links.chatPhone: O telefone do chat ainda é o de demonstração: as mensagens não chegariam a ninguém. Escreva o seu, com 55 e o DDD.',
    ({ links }) => {
      links.chatPhone = '5521999999999';
    },
  ],
  [
    'warn links.chatPhone: O telefone do chat (551132654321) não parece um celular do Brasil: 55, o DDD e nove números que começam com 9. Mande uma mensagem para ele e confira.',
    ({ links }) => {
      links.chatPhone = '551132654321';
    },
  ],
  [
    'warn links.offerVideo.address: O vídeo da oferta exclusiva ainda é o de demonstração e não mostra o seu planner. Troque pelo seu.',
    ({ links }) => {
      links.offerVideo.address = 'video/tour.mp4';
    },
  ],
  [
    'stop proof.testimonials.1.image: O depoimento de Davi R. é de demonstração: foi inventado, e mostrá-lo como verdadeiro é propaganda enganosa. Ponha uma conversa real, com autorização de quem escreveu.',
    ({ proof }) => {
      Object.assign(proof.testimonials[1] ?? {}, { image: 'depoimentos/conversa-3.webp' });
    },
  ],
  [
    'warn proof.testimonials.0.name: O nome Ana L. é o do depoimento de demonstração, e a imagem já é outra: confira se o nome é o de quem escreveu.',
    ({ proof }) => {
      Object.assign(proof.testimonials[0] ?? {}, { name: 'Ana L.' });
    },
  ],
  [
    'stop proof.testimonials.2.alt: O texto do depoimento de Sara N. ainda é o da demonstração: quem usa leitor de tela ouviria palavras que ninguém disse. Escreva o que a conversa diz.',
    ({ proof }) => {
      Object.assign(proof.testimonials[2] ?? {}, {
        alt: readWritten('src/content').proof.testimonials[2]?.alt,
      });
    },
  ],
  [
    'warn site.tagline: A frase do rodapé ainda é a de demonstração. Escreva a sua.',
    ({ site: written }) => {
      written.tagline = readWritten('src/content').site.tagline;
    },
  ],
  [
    'stop seller.name: O nome de quem vende ainda é o de demonstração: a lei (Decreto 7.962/2013, art. 2º) manda mostrar na página quem vende e como entrar em contato.',
    ({ seller }) => {
      seller.name = readWritten('src/content').seller.name;
    },
  ],
  [
    'stop seller.document: O CPF ou CNPJ ainda é o de demonstração: a lei (Decreto 7.962/2013, art. 2º) manda mostrar na página quem vende e como entrar em contato.',
    ({ seller }) => {
      seller.document = readWritten('src/content').seller.document;
    },
  ],
  [
    'stop seller.address: O endereço ainda é o de demonstração: a lei (Decreto 7.962/2013, art. 2º) manda mostrar na página quem vende e como entrar em contato.',
    ({ seller }) => {
      seller.address = readWritten('src/content').seller.address;
    },
  ],
  [
    'stop seller.email: O e-mail ainda é o de demonstração: a lei (Decreto 7.962/2013, art. 2º) manda mostrar na página quem vende e como entrar em contato.',
    ({ seller }) => {
      seller.email = readWritten('src/content').seller.email;
    },
  ],
  [
    'warn proof.testimonialReviews: O topo da página fala em mais de 950 avaliações, e os depoimentos, em 327. Use o número que você pode provar.',
    ({ proof }) => {
      proof.reviews = 950;
      proof.customers = 1000;
      proof.peopleOnOffer = 1000;
    },
  ],
  [
    'warn proof.peopleOnOffer: A oferta exclusiva diz "mais de 960 pessoas", e a página principal tem 900 clientes. Use o número que você pode provar.',
    ({ proof }) => {
      proof.peopleOnOffer = 960;
    },
  ],
  [
    'warn proof.reviews: Há mais avaliações (1.100) do que clientes (900). Use o número que você pode provar.',
    ({ proof }) => {
      proof.reviews = 1100;
      proof.testimonialReviews = 1100;
    },
  ],
  [
    'warn proof.downloads: Há mais clientes (900) do que downloads (800). Use o número que você pode provar.',
    ({ proof }) => {
      proof.downloads = 800;
    },
  ],
  [
    'warn proof.downloads: O número 1247 (downloads) ainda é o de demonstração. Use o número que você pode provar.',
    ({ proof }) => {
      proof.downloads = 1247;
    },
  ],
  [
    'warn proof.customers: O número 957 (customers) ainda é o de demonstração. Use o número que você pode provar.',
    ({ proof }) => {
      proof.customers = 957;
    },
  ],
  [
    'warn product.modules.3.image: 2 das 10 imagens do carrossel ainda são de demonstração. Mostre as páginas do seu planner.',
    ({ product }) => {
      for (const index of [3, 7])
        Object.assign(product.modules[index] ?? {}, { image: 'modulos/diario.webp' });
    },
  ],
  [
    'warn offer.mockupImage: A imagem da oferta exclusiva ainda é de demonstração. Mostre o seu planner.',
    ({ offer }) => {
      offer.mockupImage = 'oferta/mockup.webp';
    },
  ],
  [
    'warn prices.trackedValue: O pixel registra R$ 47,90 por clique de compra, e o preço é R$ 67,00: o retorno dos anúncios sairia errado nos relatórios. Se não for de propósito, escreva o preço.',
    ({ prices }) => {
      prices.trackedValue = 4790;
    },
  ],
  [
    'stop prices.installments.each: 12x de R$ 4,99 somam R$ 59,88, menos do que os R$ 67,00 à vista: a parcela está errada, e a lei obriga a vender pelo anunciado.',
    ({ prices }) => {
      prices.installments.each = 499;
    },
  ],
  [
    'stop behaviour.deadline.endsAt: O prazo da oferta já passou: a página mostraria só o preço de tabela. Escreva uma data futura, ou desligue a contagem (countdown: off).',
    ({ behaviour }) => {
      behaviour.countdown = 'deadline';
      behaviour.deadline.endsAt = NOW_MS;
    },
  ],
  [
    'warn home.about.text: Está escrito R$ 97, que não é nenhum dos preços de prices.yaml. Use o nome entre chaves, como {preco}, e o site escreve o valor certo.',
    ({ home }) => {
      home.about.text = 'Era R$ 119,00, hoje {preco}, e não R$ 97.';
    },
  ],
  [
    'warn site.footer.sealsAlt: Está escrito "garantia de 7 dias", e a garantia é de 15 dias. Corrija o texto (e a imagem, se o número estiver nela).',
    ({ site: written }) => {
      written.guaranteeDays = 15;
    },
  ],
  [
    'warn behaviour.scrollRedirect: Meta e Google Ads reprovam anúncios para páginas que redirecionam sozinhas (scrollRedirect: redirect). Com anúncios, use dialog ou off.',
    ({ behaviour }) => {
      behaviour.scrollRedirect = 'redirect';
    },
  ],
  [
    'warn behaviour.exitIntent: Meta e Google Ads reprovam anúncios para páginas que desviam quem está saindo (exitIntent: redirect). Com anúncios, use dialog ou off.',
    ({ behaviour }) => {
      behaviour.exitIntent = 'redirect';
    },
  ],
  [
    'warn behaviour.leavePrompt: Meta e Google Ads reprovam anúncios para páginas que seguram quem quer sair (leavePrompt: on). Com anúncios, use off.',
    ({ behaviour }) => {
      behaviour.leavePrompt = 'on';
    },
  ],
  [
    'warn behaviour.countdown: A contagem recomeça a cada visita (countdown: loop): é urgência que não é verdadeira, que as redes de anúncios reprovam e o Código de Defesa do Consumidor (art. 37) proíbe. Use deadline, com um prazo de verdade, ou off.',
    ({ behaviour }) => {
      behaviour.countdown = 'loop';
    },
  ],
  [
    'warn offer.warning: O aviso da oferta diz que ela se perde ao sair da página, e a página abre de novo para quem tem o endereço: isso expõe você ao art. 37 do Código de Defesa do Consumidor. Escreva um aviso verdadeiro.',
    ({ offer }) => {
      offer.warning = 'Última chance!';
    },
  ],
];

it.each(FAULTS)('%s', (sentence, change) => {
  expect(told(change)).toEqual([sentence]);
});

it('takes a deadline that is still to come, and one that does not count', () => {
  const endsAt = (instantMs: number, countdown: 'deadline' | 'off') => (content: Content) => {
    Object.assign(content.behaviour, {
      countdown,
      deadline: { ...content.behaviour.deadline, endsAt: instantMs },
    });
  };
  expect(told(endsAt(NOW_MS + 1, 'deadline'))).toEqual([]);
  expect(told(endsAt(0, 'off'))).toEqual([]);
});
