import { describe, expect, it } from 'vitest';
import type { Content } from '../contentSchemas.ts';
import { faultsAfter } from './faultsAfter.ts';

type Case = [file: keyof Content, written: string | RegExp, wrong: string, told: string[]];

describe('a wrong name is told with the right one', () => {
  it.each<Case>([
    [
      'home',
      'button: Central de ajuda',
      'buton: Central de ajuda',
      [
        'src/content/home.yaml, linha 96, campo help › buton: este campo não existe; o nome certo é button. Escreva assim: button: Central de ajuda',
      ],
    ],
    [
      'home',
      'button: Central de ajuda',
      'Button: Central de ajuda',
      [
        'src/content/home.yaml, linha 96, campo help › Button: este campo não existe; o nome certo é button. Escreva assim: button: Central de ajuda',
      ],
    ],
    [
      'home',
      'button: Central de ajuda',
      'botao: Central de ajuda',
      [
        'src/content/home.yaml, linha 96, campo help › botao: este campo não existe, e falta button. Se for ele, escreva assim: button: Central de ajuda',
      ],
    ],
    [
      'prices',
      'count: 12',
      'cuont: doze',
      [
        'src/content/prices.yaml, linha 11, campo installments › cuont: este campo não existe; o nome certo é count. Escreva assim: count: doze',
        'src/content/prices.yaml, linha 11, campo installments › count: está "doze"; o esperado é um número inteiro de 1 a 24. Por exemplo: count: 7',
      ],
    ],
    [
      'site',
      'menu:\n  about: Sobre',
      'meno:\n  abuot: Sobre',
      [
        'src/content/site.yaml, linha 22, campo meno: este campo não existe; o nome certo é menu. Escreva assim: menu:',
        'src/content/site.yaml, linha 23, campo menu › abuot: este campo não existe; o nome certo é about. Escreva assim: about: Sobre',
      ],
    ],
    [
      'links',
      'captions: video/tour.vtt',
      'caption: video/tour.vtt',
      [
        'src/content/links.yaml, linha 22, campo mainVideo › caption: este campo não existe; o nome certo é captions. Escreva assim: captions: video/tour.vtt',
      ],
    ],
  ])('a misspelt field: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'prices',
      'list: 119,00\n',
      '',
      [
        'src/content/prices.yaml, linha 1, campo list: não está lá; o esperado é um preço em reais, com vírgula e centavos. Por exemplo: list: 119,00',
      ],
    ],
    [
      'behaviour',
      'countdown: loop\n',
      '',
      [
        'src/content/behaviour.yaml, linha 1, campo countdown: não está lá; o esperado é um destes: loop, deadline, off. Por exemplo: countdown: loop',
      ],
    ],
    [
      'home',
      '  button: Central de ajuda',
      '',
      [
        'src/content/home.yaml, linha 93, campo help › button: não está lá; o esperado é um texto de até 28 caracteres. Por exemplo: button: Seu texto aqui',
      ],
    ],
    [
      'site',
      'dailyMinutes: 7\n',
      '',
      [
        'src/content/site.yaml, linha 1, campo dailyMinutes: não está lá; o esperado é um número inteiro de 1 a 60. Por exemplo: dailyMinutes: 7',
      ],
    ],
    [
      'proof',
      '    image: depoimentos/conversa-2.webp\n',
      '',
      [
        'src/content/proof.yaml, linha 21, campo testimonials › item 2 › image: não está lá; o esperado é o nome de uma imagem da pasta src/uploads, com 720 pixels ou mais de largura. Por exemplo: image: modulos/biblia.webp',
      ],
    ],
    [
      'site',
      /menu:\n.*\n.*\n.*\n.*\n/,
      '',
      [
        'src/content/site.yaml, linha 1, campo menu: não está lá; o esperado é um grupo com os campos about, howItWorks, testimonials e price. Escreva menu: numa linha e, na de baixo, com dois espaços a mais no começo: about: Seu texto aqui',
      ],
    ],
  ])('a missing field: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });

  it.each<Case>([
    [
      'home',
      'button: Central de ajuda',
      'button: Central de ajuda\n  cor: azul',
      [
        'src/content/home.yaml, linha 97, campo help › cor: este campo não existe. Confira o nome ou apague a linha',
      ],
    ],
    [
      'prices',
      'list: 119,00',
      'list: 119,00\ndailyMinutes: 7',
      [
        'src/content/prices.yaml, linha 6, campo dailyMinutes: este campo não existe aqui. Talvez o lugar dele seja: em src/content/site.yaml',
      ],
    ],
    [
      'home',
      'button: Central de ajuda',
      'button: Central de ajuda\n  buton: Ajuda',
      [
        'src/content/home.yaml, linha 97, campo help › buton: este campo não existe, e button já está na linha 96. Apague uma das duas',
      ],
    ],
    [
      'home',
      '  button: Central de ajuda',
      'button: Central de ajuda',
      [
        'src/content/home.yaml, linha 96, campo button: o lugar deste campo é dentro de help. Ponha a linha lá, com 2 espaços no começo',
      ],
    ],
    [
      'site',
      'tagline: Um dia',
      '  tagline: Um dia',
      [
        'src/content/site.yaml, linha 9: a linha começa com 2 espaços, mas deve começar sem espaço, como as outras do seu grupo. Escreva assim: tagline: Um dia de cada vez, com Deus na primeira página.',
      ],
    ],
    [
      'site',
      'menu:\n',
      'menu:\n  dailyMinutes: 7\n',
      [
        'src/content/site.yaml, linha 23, campo menu › dailyMinutes: este campo não existe aqui. Talvez o lugar dele seja: fora dos grupos',
      ],
    ],
    [
      'site',
      'footer:\n',
      '',
      [
        'src/content/site.yaml, linha 28, campo footer: não está lá, e o que é dele ficou solto. Escreva footer: na linha de cima',
      ],
    ],
    [
      'home',
      '{ text: Ler o Salmo 5, minutes',
      '{ text: Ler, com calma, minutes',
      [
        'src/content/home.yaml, linha 21, campo hero › planner › tasks › item 1 › com calma: um texto com vírgula, aqui dentro de { }, fica entre aspas. Escreva assim: text: "Ler, com calma"',
      ],
    ],
    [
      'home',
      'button: Central de ajuda',
      ': Central de ajuda',
      [
        'src/content/home.yaml, linha 96, campo help › (sem nome): este campo não existe, e falta button. Se for ele, escreva assim: button: Central de ajuda',
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
      'site',
      'footer:\n  sealsImage: selos/seguranca.webp',
      'foter:\n  sealImage: selos/seguranca.png',
      [
        'src/content/site.yaml, linha 28, campo foter: este campo não existe; o nome certo é footer. Escreva assim: footer:',
        'src/content/site.yaml, linha 29, campo footer › sealImage: este campo não existe; o nome certo é sealsImage. Escreva assim: sealsImage: selos/seguranca.png',
        'src/content/site.yaml, linha 29, campo footer › sealsImage: está "selos/seguranca.png"; o esperado é o nome de um arquivo que esteja na pasta src/uploads. Talvez seja: sealsImage: selos/seguranca.webp',
      ],
    ],
  ])('an extra field: %s: %s -> %s', (file, written, wrong, told) => {
    expect(faultsAfter(file, written, wrong)).toEqual(told);
  });
});
