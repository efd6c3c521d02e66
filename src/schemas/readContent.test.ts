import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contentSchemas } from './contentSchemas.ts';
import { ContentError, parseContent, readContent } from './readContent.ts';

type Name = keyof typeof contentSchemas;

const source = (name: Name) => readFileSync(`src/content/${name}.yaml`, 'utf8');

/** What the seller is told when `written` in a file is replaced by `wrong`. */
function faultsAfter(name: Name, written: string | RegExp, wrong: string): string[] {
  const yaml = source(name);
  const changed = yaml.replace(written, wrong);
  expect(changed, `"${written}" no longer stands in ${name}.yaml`).not.toBe(yaml);
  try {
    parseContent(`${name}.yaml`, changed, contentSchemas[name]);
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  return [];
}

describe('the content of the site', () => {
  it('is right, and says the numbers of the specification', () => {
    const { prices, proof, offer, home, product, behaviour } = readContent();
    expect(prices).toMatchObject({ list: 11900, promotional: 6700, exclusive: 5700 });
    expect(behaviour).toMatchObject({ scrollRedirect: 'redirect', exitIntent: 'redirect' });
    expect(behaviour).toMatchObject({ leavePrompt: 'on', countdown: 'loop' });
    expect(behaviour.leaveMessage).toBe('Você tem uma oferta especial esperando por você!');
    expect(prices).toMatchObject({
      trackedValue: 4790,
      installments: { count: 12, each: 779 },
      bonus: { previous: 1990, current: 0 },
    });
    expect(proof).toMatchObject({ rating: 4.9, reviews: 950, testimonialReviews: 327, downloads: 1247 });
    expect(proof).toMatchObject({ customers: 957, peopleOnOffer: 960, ratingsVerified: false });
    expect(offer.buy).toBe('✓ GARANTIR MEU ACESSO POR R$ 57 AGORA');
    expect(offer.discount).toBe('Desconto de 52% aplicado');
    expect(offer.peopleHeading).toBe('Mais de 960 pessoas');
    expect(home.price.discount).toBe('43% de desconto');
    expect(home.price.installments).toBe('ou em até 12x de R$ 7,79 no cartão (total de R$ 93,48)');
    expect(product.features).toHaveLength(9);
  });

  it.each(Object.keys(contentSchemas) as Name[])('opens %s.yaml with a comment for the seller', (name) => {
    expect(source(name)).toMatch(/^# [A-ZÀ-Ú ]+:? /);
  });
});

it.each(['scrollRedirect', 'exitIntent', 'leavePrompt', 'countdown', 'deadline'])(
  'tells the seller right above %s what the ad networks and the consumer code say',
  (field) => {
    const [above = ''] = source('behaviour').split(new RegExp(`^${field}:`, 'm'));
    const comment = above.slice(above.lastIndexOf('\n\n'));
    expect(comment).toMatch(/^# .*Meta e Google Ads/m);
    expect(comment).toMatch(/^# .*Código de Defesa do Consumidor \(art\. \d+\)/m);
  },
);

describe('wrong content is told by file, field, what stands there and what is expected', () => {
  it.each<[Name, string | RegExp, string, string]>([
    [
      'behaviour',
      'scrollRedirect: redirect',
      'scrollRedirect: popup',
      'behaviour.yaml, campo scrollRedirect: está "popup"; o esperado é um destes: redirect, dialog, off.',
    ],
    [
      'behaviour',
      'leavePrompt: on',
      'leavePrompt: sim',
      'behaviour.yaml, campo leavePrompt: está "sim"; o esperado é um destes: on, off.',
    ],
    [
      'behaviour',
      'countdown: loop\n',
      '',
      'behaviour.yaml, campo countdown: não está lá; o esperado é um destes: loop, deadline, off.',
    ],
    [
      'behaviour',
      'endsAt: 31/12/2026 23:59',
      'endsAt: 31/02/2027 23:59',
      'behaviour.yaml, campo deadline › endsAt: está "31/02/2027 23:59"; o esperado é um dia que existe, com a hora, como 31/12/2026 23:59.',
    ],
    [
      'behaviour',
      'endsAt: 31/12/2026 23:59',
      'endsAt: 2026-12-31',
      'behaviour.yaml, campo deadline › endsAt: está "2026-12-31"; o esperado é um dia que existe, com a hora, como 31/12/2026 23:59.',
    ],
    [
      'prices',
      'trackedValue: 47,90',
      'trackedValue: 47.9',
      'prices.yaml, campo trackedValue: está "47.9"; o esperado é um preço em reais com centavos, como 119,00.',
    ],
    [
      'prices',
      'list: 119,00',
      'list: 119.00',
      'prices.yaml, campo list: está "119"; o esperado é um preço em reais com centavos, como 119,00.',
    ],
    [
      'prices',
      'list: 119,00',
      'list: cento e dezenove',
      'prices.yaml, campo list: está "cento e dezenove"; o esperado é um preço em reais com centavos, como 119,00.',
    ],
    [
      'prices',
      'list: 119,00',
      'list:',
      'prices.yaml, campo list: está vazio; o esperado é um preço em reais com centavos, como 119,00.',
    ],
    [
      'prices',
      'list: 119,00\n',
      '',
      'prices.yaml, campo list: não está lá; o esperado é um preço em reais com centavos, como 119,00.',
    ],
    [
      'prices',
      'promotional: 67,00',
      'promotional: 119,00',
      'prices.yaml, campo promotional: está "119,00"; o esperado é um valor menor que o preço de tabela (list).',
    ],
    [
      'prices',
      'exclusive: 57,00',
      'exclusive: 67,00',
      'prices.yaml, campo exclusive: está "67,00"; o esperado é um valor menor que o preço promocional (promotional).',
    ],
    [
      'prices',
      'current: 0,00',
      'current: 29,90',
      'prices.yaml, campo bonus › current: está "29,90"; o esperado é um valor menor que o preço anterior (previous).',
    ],
    [
      'prices',
      'count: 12',
      'count: 12,5',
      'prices.yaml, campo installments › count: está "12,5"; o esperado é um número.',
    ],
    [
      'prices',
      'count: 12',
      'count: 48',
      'prices.yaml, campo installments › count: está "48"; o esperado é um número de no máximo 24.',
    ],
    [
      'links',
      'https://pay.example.com/planner-devocional-a',
      'http://pay.example.com/a',
      'links.yaml, campo checkoutA: está "http://pay.example.com/a"; o esperado é um link completo começado por https://.',
    ],
    [
      'links',
      'https://pay.example.com/planner-devocional-b',
      'javascript:alert(1)',
      'links.yaml, campo checkoutB: está "javascript:alert(1)"; o esperado é um link completo começado por https://.',
    ],
    [
      'links',
      '"5511900000000"',
      '"(11) 90000-0000"',
      'links.yaml, campo chatPhone: está "(11) 90000-0000"; o esperado é só números entre aspas, com código do país e DDD, como "5511900000000".',
    ],
    [
      'links',
      'address: video/tour.mp4',
      'address: https://exemplo.com/video',
      'links.yaml, campo mainVideo › address: está "https://exemplo.com/video"; o esperado é o endereço de um vídeo do YouTube, Vimeo, Panda ou VTurb (https://…), ou um arquivo de src/uploads terminado em .mp4 ou .webm.',
    ],
    [
      'links',
      'ratio: "16:9"',
      'ratio: "4:3"',
      'links.yaml, campo mainVideo › ratio: está "4:3"; o esperado é um destes: 16:9, 9:16, 1:1.',
    ],
    [
      'links',
      'poster: video/tour.webp',
      'poster: video/capa.webp',
      'links.yaml, campo mainVideo › poster: está "video/capa.webp"; o esperado é o nome de um arquivo que esteja na pasta src/uploads, como modulos/biblia.webp.',
    ],
    [
      'proof',
      'name: Ana L.',
      'name: Ana Lima',
      'proof.yaml, campo testimonials › item 1 › name: está "Ana Lima"; o esperado é o primeiro nome e a inicial do sobrenome, como Ana L.',
    ],
    [
      'proof',
      / {2}- name: Rebeca S\.\n.*\n.*\n/,
      '',
      'proof.yaml, campo testimonials: tem 2 itens; o esperado é exatamente 3 itens.',
    ],
    [
      'proof',
      'rating: 4.9',
      'rating: 5.1',
      'proof.yaml, campo rating: está "5.1"; o esperado é um número de no máximo 5.',
    ],
    [
      'proof',
      'ratingsVerified: false',
      'ratingsVerified: não',
      'proof.yaml, campo ratingsVerified: está "não"; o esperado é true ou false.',
    ],
    [
      'product',
      /\n {2}- \{ icon: layout.*/,
      '',
      'product.yaml, campo features: tem 8 itens; o esperado é exatamente 9 itens.',
    ],
    [
      'product',
      'icon: workout',
      'icon: haltere',
      'product.yaml, campo features › item 6 › icon: está "haltere"; o esperado é um destes: bible, devotional, appointments, goals, finances, workout, study, progress, layout.',
    ],
    [
      'product',
      'emoji: 📖',
      'emoji: livro',
      'product.yaml, campo bonus › emoji: está "livro"; o esperado é um emoji só, como 📖.',
    ],
    [
      'product',
      / {2}- title: Metas\n.*\n.*\n.*\n/,
      '',
      'product.yaml, campo modules: tem 9 itens; o esperado é exatamente 10 itens.',
    ],
    [
      'home',
      'button: Central de ajuda',
      'botao: Central de ajuda',
      'home.yaml, campo help › botao: este campo não existe. Confira o nome ou apague a linha.',
    ],
    [
      'home',
      'button: Central de ajuda',
      'button: Central de ajuda para todas as suas dúvidas',
      'home.yaml, campo help › button: está "Central de ajuda para todas as suas dúvidas"; o esperado é um texto com no máximo 28 caracteres.',
    ],
    [
      'home',
      'button: Central de ajuda',
      'button: ""',
      'home.yaml, campo help › button: está ""; o esperado é um texto com no mínimo 1 caractere.',
    ],
    [
      'site',
      'address: https://planner-devocional.example.com',
      'address: https://exemplo.com.br/loja/',
      'site.yaml, campo address: está "https://exemplo.com.br/loja/"; o esperado é só o endereço do site, sem barra nem caminho no fim, como https://www.seusite.com.br.',
    ],
    [
      'site',
      'guaranteeDays: 7',
      'guaranteeDays: 3',
      'site.yaml, campo guaranteeDays: está "3"; o esperado é um número de no mínimo 7.',
    ],
  ])('%s: %s -> %s', (name, written, wrong, sentence) => {
    expect(faultsAfter(name, written, wrong)).toContain(sentence);
  });

  it.each(['precoX', 'preço'])('names the placeholder {%s} that does not exist', (name) => {
    const [fault] = faultsAfter('offer', '{precoOferta}', `{${name}}`);
    expect(fault).toContain(`offer.yaml, campo buy: está "✓ GARANTIR MEU ACESSO POR {${name}} AGORA"`);
    expect(fault).toContain(`{${name}} não existe`);
  });

  it('tells the line of a file that is written wrong', () => {
    const [fault] = faultsAfter('site', 'tagline: Um dia', 'tagline: "Um dia');
    expect(fault).toMatch(/^site\.yaml, linha \d+, coluna \d+: a escrita do arquivo está errada/);
  });

  it('tells a field that stands twice', () => {
    expect(faultsAfter('site', 'dailyMinutes: 7', 'dailyMinutes: 7\ndailyMinutes: 8')[0]).toContain('linha');
  });
});

describe('readContent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tells the faults of all the files at once, and a file that is missing', () => {
    cpSync('src/content', folder, { recursive: true });
    rmSync(join(folder, 'offer.yaml'));
    writeFileSync(join(folder, 'prices.yaml'), source('prices').replace('list: 119,00', 'list: muito'));
    writeFileSync(
      join(folder, 'links.yaml'),
      source('links').replace('https://pay.example.com', 'pay.example.com'),
    );
    expect(() => readContent(folder)).toThrow(ContentError);
    expect(() => readContent(folder)).toThrow(
      /tem 3 erros[\s\S]*prices\.yaml[\s\S]*links\.yaml[\s\S]*offer\.yaml/,
    );
  });
});
