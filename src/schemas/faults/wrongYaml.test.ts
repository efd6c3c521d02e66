import { describe, expect, it } from 'vitest';
import type { Content } from '../contentSchemas.ts';
import { faultsAfter } from './faultsAfter.ts';

type Case = [file: keyof Content, written: string | RegExp, wrong: string, told: string[]];

describe('wrong YAML is told by its line, in Portuguese, with the line as it was meant', () => {
  it.each<Case>([
    [
      'site',
      'tagline: Um dia',
      'tagline: Atenção: um dia',
      [
        'src/content/site.yaml, linha 9: um texto com dois-pontos fica entre aspas. Escreva assim: tagline: "Atenção: um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'offer',
      'heading: Antes de ir, leve o seu planner por menos',
      'heading: Leve agora:',
      [
        'src/content/offer.yaml, linha 5: um texto com dois-pontos fica entre aspas. Escreva assim: heading: "Leve agora:"',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: *Um* dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com * fica entre aspas. Escreva assim: tagline: "*Um* dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: &Um dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com & fica entre aspas. Escreva assim: tagline: "&Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: !Um dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com ! fica entre aspas. Escreva assim: tagline: "!Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: @Um dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com @ fica entre aspas. Escreva assim: tagline: "@Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: `Um` dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com ` fica entre aspas. Escreva assim: tagline: "`Um` dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: %Um dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com % fica entre aspas. Escreva assim: tagline: "%Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: > Um dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com > fica entre aspas. Escreva assim: tagline: "> Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: | Um dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com | fica entre aspas. Escreva assim: tagline: "| Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: - Um dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com - fica entre aspas. Escreva assim: tagline: "- Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: [Novo] Um dia',
      [
        'src/content/site.yaml, linha 9: um texto que começa com [ fica entre aspas. Escreva assim: tagline: "[Novo] Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'home',
      'headlineAccent: "{minutos} minutos"',
      'headlineAccent: {minutos} minutos',
      [
        'src/content/home.yaml, linha 8: um texto que começa com { fica entre aspas. Escreva assim: headlineAccent: "{minutos} minutos"',
      ],
    ],
    [
      'offer',
      '- Pagamento seguro',
      '- *Pagamento* seguro',
      [
        'src/content/offer.yaml, linha 21: um texto que começa com * fica entre aspas. Escreva assim: - "*Pagamento* seguro"',
      ],
    ],
    [
      'home',
      '{ text: Ler o Salmo 5, minutes',
      '{ text: Ler: o Salmo 5, minutes',
      [
        'src/content/home.yaml, linha 21: entre { }, cada campo tem dois-pontos, e um texto com vírgula, dois-pontos ou # fica entre aspas. Escreva assim: - { text: "Ler: o Salmo 5", minutes: 3, done: true }',
      ],
    ],
  ])('a text that needs quotes: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'site',
      'tagline: Um dia',
      'tagline: "Um dia',
      [
        'src/content/site.yaml, linha 9: falta a aspa " que fecha o texto. Escreva assim: tagline: "Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      "tagline: 'Um dia",
      [
        "src/content/site.yaml, linha 9: falta a aspa ' que fecha o texto. Escreva assim: tagline: 'Um dia de cada vez, com Deus na primeira página.'",
      ],
    ],
    [
      'site',
      'title: "Página não encontrada: {nome}"',
      'title: "Página não encontrada: {nome}',
      [
        'src/content/site.yaml, linha 47: falta a aspa " que fecha o texto. Escreva assim: title: "Página não encontrada: {nome}"',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: "Um" dia',
      [
        'src/content/site.yaml, linha 9: há texto depois da aspa que fecha; aspas dentro do texto pedem outras, diferentes, em volta. Escreva assim: tagline: \'"Um" dia de cada vez, com Deus na primeira página.\'',
      ],
    ],
    [
      'site',
      'title: "Página não encontrada: {nome}"',
      'title: "Página "não" encontrada"',
      [
        'src/content/site.yaml, linha 47: há texto depois da aspa que fecha; aspas dentro do texto pedem outras, diferentes, em volta. Escreva assim: title: \'Página "não" encontrada\'',
      ],
    ],
    [
      'site',
      'title: "Página não encontrada: {nome}"',
      'title: "C:\\pasta"',
      [
        "src/content/site.yaml, linha 47: um texto com barra invertida (\\) fica entre aspas simples. Escreva assim: title: 'C:\\pasta'",
      ],
    ],
  ])('quotes: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'site',
      'tagline: Um dia',
      'tagline: Um #dia',
      [
        'src/content/site.yaml, linha 9: o texto foi cortado no #, e "#dia de cada vez, com Deus na primeira página." se perde (um comentário tem um espaço depois do #). Escreva assim: tagline: "Um #dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      'tagline: #Um dia',
      [
        'src/content/site.yaml, linha 9: o texto foi cortado no #, e "#Um dia de cada vez, com Deus na primeira página." se perde (um comentário tem um espaço depois do #). Escreva assim: tagline: "#Um dia de cada vez, com Deus na primeira página."',
      ],
    ],
    [
      'offer',
      '- Pagamento seguro',
      '- Pagamento #1',
      [
        'src/content/offer.yaml, linha 21: o texto foi cortado no #, e "#1" se perde (um comentário tem um espaço depois do #). Escreva assim: - "Pagamento #1"',
      ],
    ],
    [
      'home',
      '{ text: Ler o Salmo 5, minutes',
      '{ text: Ler o #Salmo 5, minutes',
      [
        'src/content/home.yaml, linha 21: entre { }, cada campo tem dois-pontos, e um texto com vírgula, dois-pontos ou # fica entre aspas. Escreva assim: - { text: "Ler o #Salmo 5", minutes: 3, done: true }',
      ],
    ],
  ])('a sign that cuts: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'site',
      '  about: Sobre',
      '\tabout: Sobre',
      [
        'src/content/site.yaml, linha 23: a linha começa com a tecla Tab; use espaços, dois para cada nível. Escreva assim: about: Sobre',
      ],
    ],
    [
      'site',
      '  about: Sobre',
      '   about: Sobre',
      [
        'src/content/site.yaml, linha 23: a linha começa com 3 espaços, mas deve começar com 2 espaços, como as outras do seu grupo. Escreva assim: about: Sobre',
      ],
    ],
    [
      'site',
      '  howItWorks',
      '    howItWorks',
      [
        'src/content/site.yaml, linha 24: a linha começa com 4 espaços, mas deve começar com 2 espaços, como as outras do seu grupo. Escreva assim: howItWorks: Como funciona',
      ],
    ],
    [
      'site',
      '  howItWorks',
      ' howItWorks',
      [
        'src/content/site.yaml, linha 24: a linha começa com 1 espaço, mas deve começar com 2 espaços, como as outras do seu grupo. Escreva assim: howItWorks: Como funciona',
      ],
    ],
    [
      'site',
      'name: Planner',
      ' name: Planner',
      [
        'src/content/site.yaml, linha 8: a linha começa com 1 espaço, mas deve começar sem espaço, como as outras do seu grupo. Escreva assim: name: Planner Devocional',
      ],
    ],
    [
      'product',
      '  title: Guia',
      '   title: Guia',
      [
        'src/content/product.yaml, linha 70: a linha começa com 3 espaços, mas deve começar com 2 espaços, como as outras do seu grupo. Escreva assim: title: Guia em PDF para jovens cristãos',
      ],
    ],
    [
      'product',
      '    description: Cada livro',
      '   description: Cada livro',
      [
        'src/content/product.yaml, linha 27: a linha começa com 3 espaços, mas deve começar com 4 espaços, como as outras do seu grupo. Escreva assim: description: Cada livro, cada capítulo. Você marca o que leu e vê onde parou.',
      ],
    ],
    [
      'offer',
      '  - Acesso imediato',
      '  Acesso imediato',
      [
        'src/content/offer.yaml, linha 22: falta o hífen, com um espaço, no começo do item. Escreva assim: - Acesso imediato',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      '- tagline: Um dia',
      [
        'src/content/site.yaml, linha 9: há um hífen a mais no começo da linha. Escreva assim: tagline: Um dia de cada vez, com Deus na primeira página.',
      ],
    ],
    [
      'site',
      '  homeLink: Voltar',
      '  - homeLink: Voltar',
      [
        'src/content/site.yaml, linha 54: há um hífen a mais no começo da linha. Escreva assim: homeLink: Voltar para o início',
      ],
    ],
  ])('the beginning of a line: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'site',
      'name: Planner',
      'name Planner',
      [
        'src/content/site.yaml, linha 8: faltam os dois-pontos depois do nome do campo. Escreva assim: name: Planner Devocional',
      ],
    ],
    [
      'site',
      'dailyMinutes: 7',
      'dailyMinutes:7',
      [
        'src/content/site.yaml, linha 18: falta um espaço depois dos dois-pontos. Escreva assim: dailyMinutes: 7',
      ],
    ],
    [
      'site',
      'dailyMinutes: 7',
      'dailyMinutes = 7',
      [
        'src/content/site.yaml, linha 18: faltam os dois-pontos depois do nome do campo. Escreva assim: dailyMinutes: 7',
      ],
    ],
    [
      'site',
      'footer:\n',
      'footer\n',
      [
        'src/content/site.yaml, linha 28: faltam os dois-pontos depois do nome do campo. Escreva assim: footer:',
      ],
    ],
    [
      'site',
      'homeLink: Voltar',
      'homeLink Voltar',
      [
        'src/content/site.yaml, linha 54: faltam os dois-pontos depois do nome do campo. Escreva assim: homeLink: Voltar para o início',
      ],
    ],
  ])('the colon: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'site',
      'dailyMinutes: 7',
      'dailyMinutes: 7\ndailyMinutes: 8',
      ['src/content/site.yaml, linha 19: o campo dailyMinutes já está na linha 18; apague uma das duas'],
    ],
    [
      'home',
      'minutes: 3, done: true }',
      'minutes: 3, done: true',
      [
        'src/content/home.yaml, linha 21: falta a chave } que fecha a linha. Escreva assim: - { text: Ler o Salmo 5, minutes: 3, done: true }',
      ],
    ],
    [
      'interface',
      'days: [dia, dias]',
      'days: [dia, dias',
      [
        'src/content/interface.yaml, linha 30: falta o colchete ] que fecha a lista. Escreva assim: days: [dia, dias]',
      ],
    ],
    [
      'site',
      'dailyMinutes: 7',
      'dailyMinutes: 7\n---',
      [
        'src/content/site.yaml, linha 19: uma linha de traços ou pontos divide o arquivo em dois; apague a linha',
      ],
    ],
    [
      'product',
      '{ icon: bible, text: Bíblia',
      '{ icon bible, text: Bíblia',
      [
        'src/content/product.yaml, linha 6, campo features › item 1 › icon bible: faltam os dois-pontos depois de icon. Escreva assim: icon: bible',
      ],
    ],
    [
      'product',
      '{ icon: bible, text: Bíblia',
      '{ icon: bible, icon: goals, text: Bíblia',
      ['src/content/product.yaml, linha 6: um campo está duas vezes nesta linha; apague um dos dois'],
    ],
  ])('the rest: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });
});
