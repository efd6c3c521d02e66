import { describe, expect, it } from 'vitest';
import { errorsAfter, errorsAfterEdit } from '../../../tests/support/changedContent.ts';
import type { Content } from '../schemas.ts';

type Case = [name: keyof Content, written: string | RegExp, changed: string, message: string];

const check = (edit: string, message: string) => expect(errorsAfterEdit(edit)).toEqual([message]);

describe('a wrong value is reported by its line, its field, the value, what is expected and an example', () => {
  const A_PRICE = 'o esperado é um preço em reais, com vírgula e centavos';
  const A_LINK = 'o esperado é um link completo começado por https://';
  const A_PIXEL = 'o esperado é só o número do pixel, entre aspas, ou "" para nenhum';

  it.each(
    Object.entries({
      'prices | list: 119,00 | list: 119.00': `linha N, campo list: está "119.00"; ${A_PRICE}. Por exemplo: list: 119,00`,
      'prices | list: 119,00 | list:': `linha N, campo list: está vazio; ${A_PRICE}. Por exemplo: list: 119,00`,
      'prices | list: 119,00\n | ': `linha 1, campo list: não está lá; ${A_PRICE}. Por exemplo: list: 119,00`,
      'prices | promotional: 67,00 | promotional: 119,00':
        'linha N, campo promotional: está "119,00"; o esperado é um preço menor que o de tabela (list), que é 119,00. Por exemplo: promotional: 118,00',
      'prices | exclusive: 57,00 | exclusive: 67,00':
        'linha N, campo exclusive: está "67,00"; o esperado é um preço menor que o promocional (promotional), que é 67,00. Por exemplo: exclusive: 66,00',
      'prices | previous: 19,90 | previous: 0,00':
        'linha N, campo bonus › previous: está "0,00"; o esperado é um preço maior que 0,00. Por exemplo: previous: 19,90',
      'prices | count: 12 | count: "12"':
        'linha N, campo installments › count: está "12", entre aspas; o esperado é um número inteiro de 1 a 24, sem ponto nem aspas. Por exemplo: count: 7',
      'site | guaranteeDays: 7 | guaranteeDays: 3':
        'linha N, campo guaranteeDays: está "3"; o esperado é um número inteiro de 7 a 90, sem ponto nem aspas. Por exemplo: guaranteeDays: 7',
      'proof | downloads: 1247 | downloads: 1.247':
        'linha N, campo downloads: está "1.247"; o esperado é um número inteiro de 1 a 9999999, sem ponto nem aspas. Por exemplo: downloads: 950',
      'proof | rating: 4.9 | rating: 4,9':
        'linha N, campo rating: está "4,9"; o esperado é um número de 1 a 5, com ponto e uma casa só. Por exemplo: rating: 4.9',
      'proof | name: Ana L. | name: Ana':
        'linha N, campo testimonials › item 1 › name: está "Ana"; o esperado é o primeiro nome e a inicial do sobrenome. Por exemplo: name: Ana L.',
      'behaviour | endsAt: 31/12/2026 23:59 | endsAt: 31/02/2027 23:59':
        'linha N, campo deadline › endsAt: está "31/02/2027 23:59"; o esperado é um dia que existe, com a hora. Por exemplo: endsAt: 31/12/2026 23:59',
      'privacy | updatedOn: 28/11/2026 | updatedOn: hoje':
        'linha N, campo changes › updatedOn: está "hoje"; o esperado é um dia que existe. Por exemplo: updatedOn: 21/11/2026',
      'links | https://pay.example.com/planner-devocional-a | pay.hotmart.com/A1': `linha N, campo checkoutA: está "pay.hotmart.com/A1"; ${A_LINK}. Por exemplo: checkoutA: https://pay.hotmart.com/A12345678B`,
      'links | https://pay.example.com/planner-devocional-a | https:pay.example.com/a': `linha N, campo checkoutA: está "https:pay.example.com/a"; ${A_LINK}. Por exemplo: checkoutA: https://pay.hotmart.com/A12345678B`,
      'links | https://pay.example.com/planner-devocional-a | https://a.com/{nome}':
        'linha N, campo checkoutA: está "https://a.com/{nome}"; o esperado é um link sem espaços, chaves, aspas nem barras invertidas. Por exemplo: checkoutA: https://pay.hotmart.com/A12345678B',
      'site | address: https://planner-devocional.example.com | address: https://a.com.br/loja/':
        'linha N, campo address: está "https://a.com.br/loja/"; o esperado é só o endereço do site, sem barra nem caminho no fim; numa pasta o site não funciona: use um subdomínio. Por exemplo: address: https://www.seusite.com.br',
      'links | "5511900000000" | (11) 90000-0000':
        'linha N, campo chatPhone: está "(11) 90000-0000"; o esperado é um telefone só com números, entre aspas, com código do país e DDD, ou "" para não ter chat. Por exemplo: chatPhone: "5511900000000"',
      'tracking | metaPixel: "" | metaPixel: "123"': `linha N, campo metaPixel: está "123"; ${A_PIXEL}. O ID do pixel tem de 10 a 20 números, e aqui há 3`,
      'tracking | metaPixel: "" | metaPixel:': `linha N, campo metaPixel: está vazio; ${A_PIXEL}. Escreva assim: metaPixel: ""`,
      'tracking | googleAnalytics: "" | googleAnalytics: "UA-1234567-1"':
        'linha N, campo googleAnalytics: está "UA-1234567-1"; o esperado é só o ID da métrica, entre aspas, ou "" para nenhum. O ID que começa com UA- é do Analytics antigo, que o Google desligou: o da métrica começa com G-',
      'seller | contato@example.com | contato@example':
        'linha N, campo email: está "contato@example"; o esperado é um e-mail. Por exemplo: email: contato@seusite.com.br',
      'product | emoji: 📕 | emoji: livro':
        'linha N, campo modules › item 1 › emoji: está "livro"; o esperado é um emoji só. Por exemplo: emoji: 📖',
      'interface | [ dia, dias ] | [dia]':
        'linha N, campo countdown › days: tem 1 item; o esperado é um par de palavras de até 8 caracteres, a de um e a de vários. Por exemplo: days: [dia, dias]',
      'interface | [ dia, dias ] | [dia, instantes]':
        'linha N, campo countdown › days › item 2: está "instantes", com 9 caracteres; o esperado é um texto de até 8 caracteres. Tire 1 caractere ou mais',
      'site |   sealsAlt: "Selos: compra segura, dados protegidos e dinheiro de volta"\n | ':
        'linha N-2, campo footer › sealsAlt: não está lá; o esperado é a imagem (sealsImage) com o texto que diz o que ela mostra (sealsAlt). Escreva sealsAlt, ou apague os dois',
      'home | button: Central de ajuda | button: ""':
        'linha N, campo help › button: está vazio; o esperado é um texto de até 28 caracteres. Por exemplo: button: Seu texto aqui',
    }),
  )('%j', check);

  it('of a promotion: a price over the usual one, an end before the start, a day that does not exist', () => {
    const promotion = (changes: string[]) =>
      ['promotion:', '  price: 47,00', '  installments:', '    count: 12', '    each: 4,58', ...changes].join(
        '\n',
      );
    const dates = ['  startsAt: 27/11/2026 00:00', '  endsAt: 29/11/2026 23:59'];
    const rest = [
      '  checkout: https://pay.hotmart.com/A1',
      '  validity: "{promocaoInicio} {promocaoFim} {precoPromocao}"',
    ];
    const errors = (text: string) => errorsAfter('prices', /$(?![\s\S])/, `\n${text}\n`);
    const right = promotion([...dates, ...rest]);
    expect(errors(right)).toEqual([]);
    expect(errors(right.replace('47,00', '67,00'))).toEqual([
      expect.stringContaining(
        'campo promotion › price: está "67,00"; o esperado é um preço menor que o promocional (promotional), que é 67,00. Por exemplo: price: 66,00',
      ),
    ]);
    expect(errors(right.replace('29/11/2026 23:59', '27/11/2026 00:00'))).toEqual([
      expect.stringContaining(
        'campo promotion › endsAt: está "27/11/2026 00:00"; o esperado é um dia e hora depois do começo (startsAt), que é 27/11/2026 00:00. Por exemplo: endsAt: 29/11/2026 23:59',
      ),
    ]);
    expect(errors(right.replace('29/11/2026', '31/11/2026'))).toEqual([
      expect.stringContaining(
        'campo promotion › endsAt: está "31/11/2026 23:59"; o esperado é um dia que existe',
      ),
    ]);
    expect(errors(right.replace('{promocaoFim}', '{promocaoFinal}'))).toEqual([
      expect.stringContaining('{promocaoFinal} não existe. Talvez seja {promocaoFim}'),
    ]);
  });

  it('of a text over its limit: the limit and the length, and no cut sentence', () => {
    check(
      'home | button: Central de ajuda | button: Central de ajuda para todas as suas dúvidas',
      'linha N, campo help › button: está "Central de ajuda para todas as suas dúvidas", com 43 caracteres; o esperado é um texto de até 28 caracteres. Tire 15 caracteres ou mais',
    );
  });

  it('of a wrong CPF: its kind, and no CNPJ', () => {
    const DOCUMENT = '12.345.678/0001-95';
    const documentIs = (document: string, message: string) =>
      expect(errorsAfter('seller', DOCUMENT, document)).toEqual([
        `linha N, campo document: está "${document}"; o esperado é ${message}`,
      ]);
    const pair = 'os dois últimos números não combinam com os outros. Confira número por número';
    documentIs('123.456.789-10', `um CPF que exista: ${pair}`);
    documentIs('111.111.111-11', `um CPF que exista: ${pair}`);
    documentIs('12.345.678/0001-96', `um CNPJ que exista: ${pair}`);
    documentIs('123.456.789-0', 'um CPF ou um CNPJ com pontos e traço. Por exemplo, um CPF: 123.456.789-09');
    documentIs(
      '12345678000195',
      'um CPF ou um CNPJ com pontos e traço. Por exemplo, um CNPJ: 12.345.678/0001-95',
    );
  });

  it('of a text that YAML took for something else: the same in quotes', () => {
    const quotes = (name: keyof Content, written: string, changed: string, code: string) =>
      expect(errorsAfter(name, written, changed)).toEqual([expect.stringMatching(`Escreva assim: ${code}$`)]);
    quotes('site', 'code: "404"', 'code: 404', 'code: "404"');
    quotes('links', '"5511900000000"', '5511900000000', 'chatPhone: "5511900000000"');
    quotes(
      'home',
      'headlineAccent: "{minutos} minutos"',
      'headlineAccent: {minutos}',
      'headlineAccent: "{minutos}"',
    );
    quotes('offer', '- Pagamento seguro', '- Pagamento: seguro', '- "Pagamento: seguro"');
  });
});

describe('a mistyped choice is reported with a suggestion', () => {
  it.each(
    Object.entries({
      'behaviour | scrollRedirect: redirect | scrollRedirect: diallog': 'Talvez seja: scrollRedirect: dialog',
      'product | icon: halter | icon: alter': 'Talvez seja: icon: halter',
      'product | icon: carteira | icon: Livro Aberto': 'Talvez seja: icon: livro-aberto',
      'behaviour | leavePrompt: on | leavePrompt: desligado': 'Talvez seja: leavePrompt: off',
      'behaviour | leavePrompt: on | leavePrompt: desligada': 'Talvez seja: leavePrompt: off',
      'behaviour | leavePrompt: on | leavePrompt: of': 'Talvez seja: leavePrompt: off',
      'behaviour | leavePrompt: on | leavePrompt: no': 'Talvez seja: leavePrompt: off',
      'behaviour | leavePrompt: on | leavePrompt: false': 'Talvez seja: leavePrompt: off',
      'behaviour | leavePrompt: on | leavePrompt: sim': 'Talvez seja: leavePrompt: on',
      'behaviour | countdown: loop | countdown: nenhum': 'Talvez seja: countdown: off',
      'behaviour | countdown: loop | countdown: ligado': 'um destes: loop, deadline, off',
      'behaviour | scrollRedirect: redirect | scrollRedirect: popup': 'um destes: redirect, dialog, off',
      'proof | ratingsVerified: false | ratingsVerified: não': 'Talvez seja: ratingsVerified: false',
      'proof | ratingsVerified: false | ratingsVerified: talvez': 'true (sim) ou false (não)',
    }),
  )('%j', (edit, advice) => {
    const [message, ...others] = errorsAfterEdit(edit);
    expect(message?.endsWith(advice), message).toBe(true);
    expect(others).toEqual([]);
  });
});

describe('a wrong name is reported once', () => {
  it.each(
    Object.entries({
      'home | button: Central | buton: Central':
        'linha N, campo help › buton: este campo não existe. Talvez seja: button:',
      'links |   captions: video |   caption: video':
        'linha N, campo mainVideo › caption: este campo não existe. Talvez seja: captions:',
      'home | menu:\n | meno:\n': 'linha N, campo meno: este campo não existe. Talvez seja: menu:',
      'home |   button: Central |   cor: azul\n  button: Central':
        'linha N, campo help › cor: este campo não existe. Aqui cabem: heading, text e button',
      'home |   button: Central |   : Central\n  button: Central':
        'linha N, campo help › (sem nome): este campo não existe. Aqui cabem: heading, text e button',
      'home | { text: Ler o Salmo 5, minutes | { text: Ler o Salmo 5, verso a verso, minutes':
        'linha N, campo hero › planner › tasks › item 1 › verso a verso: este campo não existe. Se a vírgula faz parte do texto, ponha o texto entre aspas',
      'offer | {precoOferta} AGORA | {preçoOferta} AGORA':
        'linha N, campo buy: está "✓ GARANTIR MEU ACESSO POR {preçoOferta} AGORA"; o esperado é um texto só com os nomes entre chaves que existem, e {preçoOferta} não existe. Talvez seja {precoOferta}',
      'offer | {precoOferta} AGORA | {cupom} AGORA':
        'linha N, campo buy: está "✓ GARANTIR MEU ACESSO POR {cupom} AGORA"; o esperado é um texto só com os nomes entre chaves que existem, e {cupom} não existe. A lista está no começo de site.yaml',
      'site | name: Planner Devocional | name: O {nome}':
        'linha N, campo name: está "O {nome}"; o esperado é um texto sem nomes entre chaves; aqui está {nome}. Por exemplo: name: Seu texto aqui',
    }),
  )('%j', check);
});

describe('a wrong list, group or file is reported with what is missing or too many', () => {
  const A_GROUP =
    'o esperado é um grupo com os campos heading, text e button. Escreva help: e, nas linhas de baixo, os campos com dois espaços a mais no começo';
  const PRICES =
    'o esperado é um grupo com os campos list, promotional, exclusive, installments, trackedValue, bonus e promotion. Se você o apagou sem querer, copie o original do ZIP (ou do repositório) de onde veio o projeto';

  it('a tenth testimonial', () => {
    const more = '  - { name: Davi R., quote: Sim, image: depoimentos/conversa-1.webp, alt: Oi }\n'.repeat(7);
    check(
      `proof | testimonials:\n | testimonials:\n${more}`,
      'linha N, campo testimonials: tem 10 itens; o esperado é uma lista de 0 a 9 itens. A página mostra até 9: apague 1',
    );
  });

  it.each<Case>([
    [
      'product',
      /\n {2}- \{ icon: calendario[\s\S]*icon: pagina.*/,
      '',
      'linha N-2, campo features: tem 2 itens; o esperado é uma lista de 3 a 16 itens. Falta 1: escreva cada item numa linha que começa com hífen',
    ],
    [
      'offer',
      /trust:\n.*\n.*\n.*\n.*\n/,
      'trust: Pagamento seguro\n',
      'linha N, campo trust: está "Pagamento seguro"; o esperado é uma lista de 2 a 6 itens. Escreva cada item numa linha que começa com hífen',
    ],
    ['home', /help:\n[\s\S]*/, 'help: Dúvidas\n', `linha N, campo help: está "Dúvidas"; ${A_GROUP}`],
    [
      'home',
      /help:\n[\s\S]*/,
      '',
      'linha 1, campo help: não está lá; o esperado é o grupo com os textos desta parte, porque ela está em sections. Escreva os textos, ou tire help de sections',
    ],
    [
      'home',
      '  - price\n',
      '',
      'linha N-7, campo sections: tem 8 itens; o esperado é uma lista com price, sem a qual a página não vende. Escreva na lista: - price',
    ],
    [
      'home',
      '  - verse\n',
      '  - price\n',
      'linha N-6, campo sections: tem 9 itens; o esperado é cada parte uma vez só, e price aparece de novo. Apague uma das duas linhas',
    ],
    ['prices', /[\s\S]*/, '# nada\n', `linha 1, o arquivo todo: está vazio; ${PRICES}`],
    ['prices', /[\s\S]*/, '119,00', `linha 1, o arquivo todo: está "119,00"; ${PRICES}`],
  ])('%s: %s -> %s', (name, written, changed, message) => {
    expect(errorsAfter(name, written, changed)).toEqual([message]);
  });
});

it('reports every error of a file, by their lines', () => {
  const errors = errorsAfter(
    'behaviour',
    /scrollRedirect: redirect[\s\S]*endsAt: .*\n.*/,
    'scrollRedirect: pop-up\ndeadline:\n  endsAt: amanhã\n  listPriceCheckout: a',
  );
  expect(errors.map((message) => message.split(':')[0])).toEqual([
    'linha 1, campo exitIntent',
    'linha 1, campo leavePrompt',
    'linha 1, campo countdown',
    'linha N, campo scrollRedirect',
    'linha N+2, campo deadline › endsAt',
    'linha N+3, campo deadline › listPriceCheckout',
  ]);
});
