import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Content } from '../contentSchemas.ts';
import { faultsOf } from './faultsAfter.ts';

type Changes = [written: string, wrong: string][];

it.each<[file: keyof Content, Changes, told: string[]]>([
  [
    'site',
    [
      ['name: Planner', 'name Planner'],
      ['tagline: Um', 'tagline: "Um'],
      ['dailyMinutes: 7', 'dailyMinutes: 7\ndailyMinutes: 8'],
      ['  about: Sobre', '\tabout: Sobre: nós'],
      ['rights: Todos', 'rights: *Todos'],
      ['homeLink: Voltar', 'homeLink: Voltar #1'],
    ],
    [
      'src/content/site.yaml, linha 8: faltam os dois-pontos depois do nome do campo. Escreva assim: name: Planner Devocional',
      'src/content/site.yaml, linha 9: falta a aspa " que fecha o texto. Escreva assim: tagline: "Um dia de cada vez, com Deus na primeira página."',
      'src/content/site.yaml, linha 19: o campo dailyMinutes já está na linha 18; apague uma das duas',
      'src/content/site.yaml, linha 24: a linha começa com a tecla Tab; use espaços, dois para cada nível; um texto com dois-pontos fica entre aspas. Escreva assim: about: "Sobre: nós"',
      'src/content/site.yaml, linha 32: um texto que começa com * fica entre aspas. Escreva assim: rights: "*Todos os direitos reservados."',
      'src/content/site.yaml, linha 55: o texto foi cortado no #, e "#1 para o início" se perde (um comentário tem um espaço depois do #). Escreva assim: homeLink: "Voltar #1 para o início"',
    ],
  ],
  [
    'home',
    [
      ['headlineAccent: "{minutos} minutos"', 'headlineAccent: {minutos} minutos'],
      ['rating: "{nota}', 'rating: {nota}'],
      ['verse: Pela', 'verse: "Pela'],
      ['done: false }', 'done: false'],
      ['steps:\n    - title', 'steps\n    - title'],
      ['    - question: Por', '   - question: Por'],
    ],
    [
      'src/content/home.yaml, linha 8: um texto que começa com { fica entre aspas. Escreva assim: headlineAccent: "{minutos} minutos"',
      'src/content/home.yaml, linha 11: um texto que começa com { fica entre aspas. Escreva assim: rating: "{nota}/5 em mais de {avaliacoes} avaliações"',
      'src/content/home.yaml, linha 18: falta a aspa " que fecha o texto. Escreva assim: verse: "Pela manhã ouvirás a minha voz, ó Senhor."',
      'src/content/home.yaml, linha 23: falta a chave } que fecha a linha. Escreva assim: - { text: Orar pela família, minutes: 2, done: false }',
      'src/content/home.yaml, linha 36: faltam os dois-pontos depois do nome do campo. Escreva assim: steps:',
      'src/content/home.yaml, linha 86: a linha começa com 3 espaços, mas deve começar com 4 espaços, como as outras do seu grupo. Escreva assim: - question: Por quanto tempo tenho acesso?',
    ],
  ],
  [
    'links',
    [
      ['checkoutA: https', 'checkoutA https'],
      ['chatPhone: "5511900000000"', 'chatPhone: "5511900000000'],
      ['mainVideo:', 'mainVideo'],
    ],
    [
      'src/content/links.yaml, linha 6: faltam os dois-pontos depois do nome do campo. Escreva assim: checkoutA: https://pay.example.com/planner-devocional-a',
      'src/content/links.yaml, linha 11: falta a aspa " que fecha o texto. Escreva assim: chatPhone: "5511900000000"',
      'src/content/links.yaml, linha 17: faltam os dois-pontos depois do nome do campo. Escreva assim: mainVideo:',
    ],
  ],
  [
    'product',
    [
      ['  - title: Bíblia', '  - title:Bíblia'],
      ['    image: modulos/diario.webp', '    image:modulos/diario.webp'],
    ],
    [
      'src/content/product.yaml, linha 26: falta um espaço depois dos dois-pontos. Escreva assim: - title: Bíblia',
      'src/content/product.yaml, linha 44: falta um espaço depois dos dois-pontos. Escreva assim: image: modulos/diario.webp',
    ],
  ],
  [
    'offer',
    [
      ['steps:\n  - title: Faça', 'steps:\n- title: Faça'],
      ['warning: Se', 'warning: - Se'],
    ],
    [
      'src/content/offer.yaml, linha 14: um texto que começa com - fica entre aspas. Escreva assim: warning: "- Se você sair desta página, perde essa chance. Não terá acesso nov...',
      'src/content/offer.yaml, linha 31: a linha começa sem espaço, mas deve começar com 2 espaços, como as outras do seu grupo. Escreva assim: - title: Faça a sua compra',
    ],
  ],
  [
    'prices',
    [
      ['list: 119,00', 'list: muito'],
      ['exclusive: 57,00', 'exclusive: 77,00'],
      ['count: 12', 'conta: 12'],
      ['current: 0,00', 'current: 0'],
    ],
    [
      'src/content/prices.yaml, linha 5, campo list: está "muito"; o esperado é um preço em reais, com vírgula e centavos. Por exemplo: list: 119,00',
      'src/content/prices.yaml, linha 7, campo exclusive: está "77,00"; o esperado é um preço menor que o promocional (promotional), que é 67,00. Por exemplo: exclusive: 66,00',
      'src/content/prices.yaml, linha 11, campo installments › conta: este campo não existe, e falta count. Se for ele, escreva assim: count: 12',
      'src/content/prices.yaml, linha 20, campo bonus › current: está "0"; o esperado é um preço em reais, com vírgula e centavos. Escreva assim: current: 0,00',
    ],
  ],
  [
    'behaviour',
    [
      ['scrollRedirect: redirect', 'scrollRedirect: pop-up'],
      ['endsAt: 31/12/2026 23:59', 'endsAt: amanhã'],
      ['  listPriceCheckout: https', '  listPriceCheckout: http'],
      ['  decline: Agora não', 'decline: Agora não'],
    ],
    [
      'src/content/behaviour.yaml, linha 9, campo scrollRedirect: está "pop-up"; o esperado é um destes: redirect, dialog, off. Por exemplo: scrollRedirect: redirect',
      'src/content/behaviour.yaml, linha 34, campo deadline › endsAt: está "amanhã"; o esperado é um dia que existe, com a hora. Por exemplo: endsAt: 31/12/2026 23:59',
      'src/content/behaviour.yaml, linha 35, campo deadline › listPriceCheckout: está "http://pay.example.com/planner-devocional"; o esperado é um link completo começado por https://. Escreva assim: listPriceCheckout: https://pay.example.com/planner-devocional',
      'src/content/behaviour.yaml, linha 44, campo decline: o lugar deste campo é dentro de invitation. Ponha a linha lá, com 2 espaços no começo',
    ],
  ],
])('tells all the faults of %s.yaml at once, in the order of its lines', (name, changes, told) => {
  let yaml = readFileSync(`src/content/${name}.yaml`, 'utf8');
  for (const [written, wrong] of changes) {
    expect(yaml).toContain(written);
    yaml = yaml.replace(written, wrong);
  }
  expect(faultsOf(name, yaml)).toEqual(told);
});
