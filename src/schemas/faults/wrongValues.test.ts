import { describe, expect, it } from 'vitest';
import type { Content } from '../contentSchemas.ts';
import { faultsAfter } from './faultsAfter.ts';

type Case = [file: keyof Content, written: string | RegExp, wrong: string, told: string[]];

describe('a wrong value is told by its line, its field, what stands there, what is expected and how to write it', () => {
  it.each<Case>([
    [
      'behaviour',
      'scrollRedirect: redirect',
      'scrollRedirect: popup',
      [
        'src/content/behaviour.yaml, linha 9, campo scrollRedirect: está "popup"; o esperado é um destes: redirect, dialog, off. Por exemplo: scrollRedirect: redirect',
      ],
    ],
    [
      'behaviour',
      'scrollRedirect: redirect',
      'scrollRedirect: diallog',
      [
        'src/content/behaviour.yaml, linha 9, campo scrollRedirect: está "diallog"; o esperado é um destes: redirect, dialog, off. Talvez seja: scrollRedirect: dialog',
      ],
    ],
    [
      'behaviour',
      'leavePrompt: on',
      'leavePrompt: sim',
      [
        'src/content/behaviour.yaml, linha 20, campo leavePrompt: está "sim"; o esperado é um destes: on, off. Talvez seja: leavePrompt: on',
      ],
    ],
    [
      'behaviour',
      'leavePrompt: on',
      'leavePrompt: false',
      [
        'src/content/behaviour.yaml, linha 20, campo leavePrompt: está "false"; o esperado é um destes: on, off. Talvez seja: leavePrompt: off',
      ],
    ],
    [
      'behaviour',
      'countdown: loop',
      'countdown:',
      [
        'src/content/behaviour.yaml, linha 25, campo countdown: está vazio; o esperado é um destes: loop, deadline, off. Por exemplo: countdown: loop',
      ],
    ],
    [
      'links',
      'ratio: "16:9"',
      'ratio: "4:3"',
      [
        'src/content/links.yaml, linha 21, campo mainVideo › ratio: está "4:3"; o esperado é um destes: 16:9, 9:16, 1:1. Por exemplo: ratio: 16:9',
      ],
    ],
    [
      'product',
      'icon: workout',
      'icon: workot',
      [
        'src/content/product.yaml, linha 11, campo features › item 6 › icon: está "workot"; o esperado é um destes: bible, devotional, appointments, goals, finances, workout, study, progress, layout. Talvez seja: icon: workout',
      ],
    ],
    [
      'product',
      'icon: workout',
      'icon: haltere',
      [
        'src/content/product.yaml, linha 11, campo features › item 6 › icon: está "haltere"; o esperado é um destes: bible, devotional, appointments, goals, finances, workout, study, progress, layout. Por exemplo: icon: bible',
      ],
    ],
    [
      'proof',
      'ratingsVerified: false',
      'ratingsVerified: não',
      [
        'src/content/proof.yaml, linha 14, campo ratingsVerified: está "não"; o esperado é true (sim) ou false (não). Escreva assim: ratingsVerified: false',
      ],
    ],
    [
      'proof',
      'ratingsVerified: false',
      'ratingsVerified: "true"',
      [
        'src/content/proof.yaml, linha 14, campo ratingsVerified: está "true", entre aspas; o esperado é true (sim) ou false (não). Escreva assim: ratingsVerified: true',
      ],
    ],
    [
      'proof',
      'ratingsVerified: false',
      'ratingsVerified: talvez',
      [
        'src/content/proof.yaml, linha 14, campo ratingsVerified: está "talvez"; o esperado é true (sim) ou false (não). Por exemplo: ratingsVerified: false',
      ],
    ],
  ])('a choice: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'behaviour',
      'endsAt: 31/12/2026 23:59',
      'endsAt: 31/02/2027 23:59',
      [
        'src/content/behaviour.yaml, linha 34, campo deadline › endsAt: está "31/02/2027 23:59"; o esperado é um dia que existe, com a hora. Por exemplo: endsAt: 31/12/2026 23:59',
      ],
    ],
    [
      'behaviour',
      'endsAt: 31/12/2026 23:59',
      'endsAt: 2026-12-31',
      [
        'src/content/behaviour.yaml, linha 34, campo deadline › endsAt: está "2026-12-31"; o esperado é um dia que existe, com a hora. Escreva assim: endsAt: 31/12/2026 23:59',
      ],
    ],
    [
      'behaviour',
      'endsAt: 31/12/2026 23:59',
      'endsAt: 31/12/2026',
      [
        'src/content/behaviour.yaml, linha 34, campo deadline › endsAt: está "31/12/2026"; o esperado é um dia que existe, com a hora. Escreva assim: endsAt: 31/12/2026 23:59',
      ],
    ],
    [
      'behaviour',
      'endsAt: 31/12/2026 23:59',
      'endsAt: 5/1/27 às 22h',
      [
        'src/content/behaviour.yaml, linha 34, campo deadline › endsAt: está "5/1/27 às 22h"; o esperado é um dia que existe, com a hora. Escreva assim: endsAt: 05/01/2027 22:00',
      ],
    ],
  ])('a day: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'prices',
      'trackedValue: 47,90',
      'trackedValue: 47.9',
      [
        'src/content/prices.yaml, linha 15, campo trackedValue: está "47.9"; o esperado é um preço em reais, com vírgula e centavos. Escreva assim: trackedValue: 47,90',
      ],
    ],
    [
      'prices',
      'list: 119,00',
      'list: 119.00',
      [
        'src/content/prices.yaml, linha 5, campo list: está "119.00"; o esperado é um preço em reais, com vírgula e centavos. Escreva assim: list: 119,00',
      ],
    ],
    [
      'prices',
      'list: 119,00',
      'list: 119',
      [
        'src/content/prices.yaml, linha 5, campo list: está "119"; o esperado é um preço em reais, com vírgula e centavos. Escreva assim: list: 119,00',
      ],
    ],
    [
      'prices',
      'list: 119,00',
      'list: R$ 1.119',
      [
        'src/content/prices.yaml, linha 5, campo list: está "R$ 1.119"; o esperado é um preço em reais, com vírgula e centavos. Escreva assim: list: 1119,00',
      ],
    ],
    [
      'prices',
      'promotional: 67,00',
      'promotional: R$67',
      [
        'src/content/prices.yaml, linha 6, campo promotional: está "R$67"; o esperado é um preço em reais, com vírgula e centavos. Escreva assim: promotional: 67,00',
      ],
    ],
    [
      'prices',
      'list: 119,00',
      'list: "1,119.00"',
      [
        'src/content/prices.yaml, linha 5, campo list: está "1,119.00"; o esperado é um preço em reais, com vírgula e centavos. Escreva assim: list: 1119,00',
      ],
    ],
    [
      'prices',
      'list: 119,00',
      'list: cento e dezenove',
      [
        'src/content/prices.yaml, linha 5, campo list: está "cento e dezenove"; o esperado é um preço em reais, com vírgula e centavos. Por exemplo: list: 119,00',
      ],
    ],
    [
      'prices',
      'list: 119,00',
      'list:',
      [
        'src/content/prices.yaml, linha 5, campo list: está vazio; o esperado é um preço em reais, com vírgula e centavos. Por exemplo: list: 119,00',
      ],
    ],
    [
      'prices',
      'promotional: 67,00',
      'promotional: 119,00',
      [
        'src/content/prices.yaml, linha 6, campo promotional: está "119,00"; o esperado é um preço menor que o de tabela (list), que é 119,00. Por exemplo: promotional: 118,00',
      ],
    ],
    [
      'prices',
      'exclusive: 57,00',
      'exclusive: 67,00',
      [
        'src/content/prices.yaml, linha 7, campo exclusive: está "67,00"; o esperado é um preço menor que o promocional (promotional), que é 67,00. Por exemplo: exclusive: 66,00',
      ],
    ],
    [
      'prices',
      'current: 0,00',
      'current: 29,90',
      [
        'src/content/prices.yaml, linha 20, campo bonus › current: está "29,90"; o esperado é um preço menor que o anterior (previous), que é 19,90. Por exemplo: current: 19,00',
      ],
    ],
    [
      'prices',
      'previous: 19,90',
      'previous: 0,00',
      [
        'src/content/prices.yaml, linha 19, campo bonus › previous: está "0,00"; o esperado é um preço maior que 0,00. Por exemplo: previous: 119,00',
      ],
    ],
    [
      'prices',
      'list: 119,00',
      'list: 1,00',
      [
        'src/content/prices.yaml, linha 6, campo promotional: está "67,00"; o esperado é um preço menor que o de tabela (list), que é 1,00. Por exemplo: promotional: 0,99',
      ],
    ],
  ])('a price: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'prices',
      'count: 12',
      'count: 12,5',
      [
        'src/content/prices.yaml, linha 11, campo installments › count: está "12,5"; o esperado é um número inteiro de 1 a 24. Por exemplo: count: 7',
      ],
    ],
    [
      'prices',
      'count: 12',
      'count: 48',
      [
        'src/content/prices.yaml, linha 11, campo installments › count: está "48"; o esperado é um número inteiro de 1 a 24. Por exemplo: count: 7',
      ],
    ],
    [
      'prices',
      'count: 12',
      'count: "12"',
      [
        'src/content/prices.yaml, linha 11, campo installments › count: está "12", entre aspas; o esperado é um número inteiro de 1 a 24. Escreva assim: count: 12',
      ],
    ],
    [
      'site',
      'guaranteeDays: 7',
      'guaranteeDays: 3',
      [
        'src/content/site.yaml, linha 19, campo guaranteeDays: está "3"; o esperado é um número inteiro de 7 a 90. Por exemplo: guaranteeDays: 7',
      ],
    ],
    [
      'site',
      'guaranteeDays: 7',
      'guaranteeDays: sete',
      [
        'src/content/site.yaml, linha 19, campo guaranteeDays: está "sete"; o esperado é um número inteiro de 7 a 90. Por exemplo: guaranteeDays: 7',
      ],
    ],
    [
      'proof',
      'rating: 4.9',
      'rating: 4,9',
      [
        'src/content/proof.yaml, linha 4, campo rating: está "4,9"; o esperado é um número de 1 a 5, com ponto e uma casa só. Escreva assim: rating: 4.9',
      ],
    ],
    [
      'proof',
      'rating: 4.9',
      'rating: "4.9"',
      [
        'src/content/proof.yaml, linha 4, campo rating: está "4.9", entre aspas; o esperado é um número de 1 a 5, com ponto e uma casa só. Escreva assim: rating: 4.9',
      ],
    ],
    [
      'proof',
      'rating: 4.9',
      'rating: 4.96',
      [
        'src/content/proof.yaml, linha 4, campo rating: está "4.96"; o esperado é um número de 1 a 5, com ponto e uma casa só. Escreva assim: rating: 4.9',
      ],
    ],
    [
      'proof',
      'rating: 4.9',
      'rating: 5.1',
      [
        'src/content/proof.yaml, linha 4, campo rating: está "5.1"; o esperado é um número de 1 a 5, com ponto e uma casa só. Por exemplo: rating: 4.9',
      ],
    ],
    [
      'proof',
      'reviews: 950',
      'reviews: mais de 950',
      [
        'src/content/proof.yaml, linha 6, campo reviews: está "mais de 950"; o esperado é um número inteiro de 1 a 9999999. Escreva assim: reviews: 950',
      ],
    ],
    [
      'proof',
      'downloads: 1247',
      'downloads: 1.247',
      [
        'src/content/proof.yaml, linha 8, campo downloads: está "1.247"; o esperado é um número inteiro de 1 a 9999999. Escreva assim: downloads: 1247',
      ],
    ],
  ])('a number: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'links',
      'https://pay.example.com/planner-devocional-a',
      'http://pay.example.com/a',
      [
        'src/content/links.yaml, linha 6, campo checkoutA: está "http://pay.example.com/a"; o esperado é um link completo começado por https://. Escreva assim: checkoutA: https://pay.example.com/a',
      ],
    ],
    [
      'links',
      'https://pay.example.com/planner-devocional-a',
      'pay.hotmart.com/A1',
      [
        'src/content/links.yaml, linha 6, campo checkoutA: está "pay.hotmart.com/A1"; o esperado é um link completo começado por https://. Escreva assim: checkoutA: https://pay.hotmart.com/A1',
      ],
    ],
    [
      'links',
      'https://pay.example.com/planner-devocional-a',
      'https:pay.example.com/a',
      [
        'src/content/links.yaml, linha 6, campo checkoutA: está "https:pay.example.com/a"; o esperado é um link completo começado por https://. Escreva assim: checkoutA: https://pay.example.com/a',
      ],
    ],
    [
      'links',
      'https://pay.example.com/planner-devocional-b',
      'javascript:alert(1)',
      [
        'src/content/links.yaml, linha 7, campo checkoutB: está "javascript:alert(1)"; o esperado é um link completo começado por https://. Por exemplo: checkoutB: https://pay.hotmart.com/A12345678B',
      ],
    ],
    [
      'links',
      'https://pay.example.com/planner-devocional-a',
      'https://pay.example.com/{nome}',
      [
        'src/content/links.yaml, linha 6, campo checkoutA: está "https://pay.example.com/{nome}"; o esperado é um link sem espaços, chaves, aspas nem barras invertidas. Por exemplo: checkoutA: https://pay.hotmart.com/A12345678B',
      ],
    ],
    [
      'links',
      'https://pay.example.com/planner-devocional-a',
      '',
      [
        'src/content/links.yaml, linha 6, campo checkoutA: está vazio; o esperado é um link completo começado por https://. Por exemplo: checkoutA: https://pay.hotmart.com/A12345678B',
      ],
    ],
    [
      'links',
      '"5511900000000"',
      '5511900000000',
      [
        'src/content/links.yaml, linha 11, campo chatPhone: está "5511900000000", sem aspas; o esperado é um telefone só com números, entre aspas, com código do país e DDD. Escreva assim: chatPhone: "5511900000000"',
      ],
    ],
    [
      'links',
      '"5511900000000"',
      '(11) 90000-0000',
      [
        'src/content/links.yaml, linha 11, campo chatPhone: está "(11) 90000-0000"; o esperado é um telefone só com números, entre aspas, com código do país e DDD. Escreva assim: chatPhone: "5511900000000"',
      ],
    ],
    [
      'links',
      '"5511900000000"',
      '"900000000"',
      [
        'src/content/links.yaml, linha 11, campo chatPhone: está "900000000"; o esperado é um telefone só com números, entre aspas, com código do país e DDD. Por exemplo: chatPhone: "5511900000000"',
      ],
    ],
    [
      'site',
      'address: https://planner-devocional.example.com',
      'address: https://exemplo.com.br/loja/',
      [
        'src/content/site.yaml, linha 12, campo address: está "https://exemplo.com.br/loja/"; o esperado é só o endereço do site, sem barra nem caminho no fim. Escreva assim: address: https://exemplo.com.br',
      ],
    ],
    [
      'site',
      'address: https://planner-devocional.example.com',
      'address: www.exemplo.com.br',
      [
        'src/content/site.yaml, linha 12, campo address: está "www.exemplo.com.br"; o esperado é um link completo começado por https://. Escreva assim: address: https://www.exemplo.com.br',
      ],
    ],
    [
      'links',
      'address: video/tour.mp4',
      'address: https://exemplo.com/video',
      [
        'src/content/links.yaml, linha 18, campo mainVideo › address: está "https://exemplo.com/video"; o esperado é o endereço de um vídeo do YouTube, Vimeo, Panda ou VTurb (https://…), ou um arquivo de src/uploads terminado em .mp4 ou .webm. Por exemplo: address: https://www.youtube.com/watch?v=AbCdEfGhIjK',
      ],
    ],
    [
      'links',
      'address: video/tour.mp4',
      'address: youtu.be/abcdefghijk',
      [
        'src/content/links.yaml, linha 18, campo mainVideo › address: está "youtu.be/abcdefghijk"; o esperado é o endereço de um vídeo do YouTube, Vimeo, Panda ou VTurb (https://…), ou um arquivo de src/uploads terminado em .mp4 ou .webm. Escreva assim: address: https://youtu.be/abcdefghijk',
      ],
    ],
    [
      'links',
      'address: video/tour.mp4',
      'address: video/tuor.mp4',
      [
        'src/content/links.yaml, linha 18, campo mainVideo › address: está "video/tuor.mp4"; o esperado é o endereço de um vídeo do YouTube, Vimeo, Panda ou VTurb (https://…), ou um arquivo de src/uploads terminado em .mp4 ou .webm. Talvez seja: address: video/tour.mp4',
      ],
    ],
  ])('a link or a phone: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'home',
      'button: Central de ajuda',
      'button: Central de ajuda para todas as suas dúvidas',
      [
        'src/content/home.yaml, linha 96, campo help › button: está "Central de ajuda para todas as suas dúvidas", com 43 caracteres; o esperado é um texto de até 28 caracteres. Até aqui cabe: button: Central de ajuda para todas',
      ],
    ],
    [
      'home',
      'button: Central de ajuda',
      'button: ""',
      [
        'src/content/home.yaml, linha 96, campo help › button: está vazio; o esperado é um texto de até 28 caracteres. Por exemplo: button: Seu texto aqui',
      ],
    ],
    [
      'home',
      'button: Central de ajuda',
      'button: 24',
      [
        'src/content/home.yaml, linha 96, campo help › button: está "24", sem aspas; o esperado é um texto de até 28 caracteres. Escreva assim: button: "24"',
      ],
    ],
    [
      'site',
      'code: "404"',
      'code: 404',
      [
        'src/content/site.yaml, linha 52, campo notFound › code: está "404", sem aspas; o esperado é um texto de até 6 caracteres. Escreva assim: code: "404"',
      ],
    ],
    [
      'home',
      'button: Central de ajuda',
      'button: "A\\u0007juda"',
      [
        'src/content/home.yaml, linha 96, campo help › button: está "A�juda"; o esperado é um texto sem caracteres de controle. Escreva assim: button: Ajuda',
      ],
    ],
    [
      'offer',
      '{precoOferta} AGORA',
      '{preçoOferta} AGORA',
      [
        'src/content/offer.yaml, linha 19, campo buy: está "✓ GARANTIR MEU ACESSO POR {preçoOferta} AGORA"; o esperado é um texto só com os nomes entre chaves que existem, e {preçoOferta} não existe (a lista está no começo de site.yaml). Talvez seja: buy: ✓ GARANTIR MEU ACESSO POR {precoOferta} AGORA',
      ],
    ],
    [
      'offer',
      '{precoOferta} AGORA',
      '{cupom} AGORA',
      [
        'src/content/offer.yaml, linha 19, campo buy: está "✓ GARANTIR MEU ACESSO POR {cupom} AGORA"; o esperado é um texto só com os nomes entre chaves que existem, e {cupom} não existe (a lista está no começo de site.yaml). Por exemplo: buy: Seu texto aqui',
      ],
    ],
    [
      'site',
      'name: Planner Devocional',
      'name: O {nome}',
      [
        'src/content/site.yaml, linha 8, campo name: está "O {nome}"; o esperado é um texto sem nomes entre chaves; aqui está {nome}. Por exemplo: name: Seu texto aqui',
      ],
    ],
    [
      'home',
      'headlineAccent: "{minutos} minutos"',
      'headlineAccent: {minutos}',
      [
        'src/content/home.yaml, linha 8, campo hero › headlineAccent: é um grupo de campos; o esperado é um texto de até 20 caracteres. Escreva assim: headlineAccent: "{minutos}"',
      ],
    ],
    [
      'offer',
      '- Pagamento seguro',
      '- Pagamento: seguro',
      [
        'src/content/offer.yaml, linha 21, campo trust › item 1: é um grupo de campos; o esperado é um texto de até 32 caracteres. Escreva assim: - "Pagamento: seguro"',
      ],
    ],
    [
      'proof',
      'name: Ana L.',
      'name: ana lima',
      [
        'src/content/proof.yaml, linha 18, campo testimonials › item 1 › name: está "ana lima"; o esperado é o primeiro nome e a inicial do sobrenome. Escreva assim: name: Ana L.',
      ],
    ],
    [
      'proof',
      'name: Ana L.',
      'name: Ana',
      [
        'src/content/proof.yaml, linha 18, campo testimonials › item 1 › name: está "Ana"; o esperado é o primeiro nome e a inicial do sobrenome. Por exemplo: name: Ana L.',
      ],
    ],
    [
      'product',
      'emoji: 📖',
      'emoji: livro',
      [
        'src/content/product.yaml, linha 69, campo bonus › emoji: está "livro"; o esperado é um emoji só. Por exemplo: emoji: 📖',
      ],
    ],
    [
      'interface',
      'days: [dia, dias]',
      'days: dia',
      [
        'src/content/interface.yaml, linha 30, campo countdown › days: está "dia"; o esperado é um par de palavras de até 8 caracteres, a de um e a de vários. Por exemplo: days: [dia, dias]',
      ],
    ],
    [
      'interface',
      'days: [dia, dias]',
      'days: [dia, instantes]',
      [
        'src/content/interface.yaml, linha 30, campo countdown › days › item 2: está "instantes", com 9 caracteres; o esperado é um texto de até 8 caracteres. Por exemplo: - Texto',
      ],
    ],
  ])('a text: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'proof',
      / {2}- name: Rebeca S\.\n.*\n.*\n/,
      '',
      [
        'src/content/proof.yaml, linha 17, campo testimonials: tem 2 itens; o esperado é uma lista de 3 itens. Falta 1, por exemplo: - {name: Ana L., image: modulos/biblia.webp, alt: Seu texto aqui}',
      ],
    ],
    [
      'product',
      /\n {2}- \{ icon: layout.*/,
      '',
      [
        'src/content/product.yaml, linha 5, campo features: tem 8 itens; o esperado é uma lista de 9 itens. Falta 1, por exemplo: - {icon: bible, text: Seu texto aqui}',
      ],
    ],
    [
      'product',
      / {2}- title: Metas\n.*\n.*\n.*\n/,
      '',
      [
        'src/content/product.yaml, linha 25, campo modules: tem 9 itens; o esperado é uma lista de 10 itens. Falta 1, por exemplo: - {title: Seu texto aqui, description: Seu texto aqui, image: modulos/biblia.webp, alt: Seu texto aqui}',
      ],
    ],
    [
      'offer',
      '  - Suporte premium\n  - Garantia',
      '  - Suporte\n  - Ajuda\n  - Garantia',
      [
        'src/content/offer.yaml, linha 20, campo trust: tem 5 itens; o esperado é uma lista de 4 itens. Sobra 1: apague-o',
      ],
    ],
    [
      'offer',
      /trust:\n.*\n.*\n.*\n.*\n/,
      'trust: Pagamento seguro\n',
      [
        'src/content/offer.yaml, linha 20, campo trust: está "Pagamento seguro"; o esperado é uma lista de 4 itens. Por exemplo, com cada item numa linha: - Seu texto aqui',
      ],
    ],
    [
      'site',
      /menu:\n.*\n.*\n.*\n.*\n/,
      'menu: Sobre\n',
      [
        'src/content/site.yaml, linha 22, campo menu: está "Sobre"; o esperado é um grupo com os campos about, howItWorks, testimonials e price. Escreva menu: numa linha e, na de baixo, com dois espaços a mais no começo: about: Seu texto aqui',
      ],
    ],
    [
      'site',
      /menu:\n.*\n.*\n.*\n.*\n/,
      'menu:\n',
      [
        'src/content/site.yaml, linha 22, campo menu: está vazio; o esperado é um grupo com os campos about, howItWorks, testimonials e price. Escreva menu: numa linha e, na de baixo, com dois espaços a mais no começo: about: Seu texto aqui',
      ],
    ],
  ])('a list or a group: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'prices',
      /[\s\S]*/,
      '',
      [
        'src/content/prices.yaml, linha 1, o arquivo todo: está vazio; o esperado é um grupo com os campos list, promotional, exclusive, installments, trackedValue e bonus. Por exemplo: list: 119,00',
      ],
    ],
    [
      'prices',
      /[\s\S]*/,
      '# nada\n',
      [
        'src/content/prices.yaml, linha 1, o arquivo todo: está vazio; o esperado é um grupo com os campos list, promotional, exclusive, installments, trackedValue e bonus. Por exemplo: list: 119,00',
      ],
    ],
    [
      'prices',
      /[\s\S]*/,
      '119,00',
      [
        'src/content/prices.yaml, linha 1, o arquivo todo: está "119,00"; o esperado é um grupo com os campos list, promotional, exclusive, installments, trackedValue e bonus. Por exemplo: list: 119,00',
      ],
    ],
  ])('a file: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });
});
