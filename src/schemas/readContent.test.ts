import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contentSchemas } from './contentSchemas.ts';
import { ContentError, readContent } from './readContent.ts';

type Name = keyof typeof contentSchemas;

const source = (name: Name) => readFileSync(`src/content/${name}.yaml`, 'utf8');

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
    writeFileSync(
      join(folder, 'site.yaml'),
      source('site').replace('name: ', 'name').replace('about: Sobre', 'about: Sobre: nós'),
    );
    expect(() => readContent(folder)).toThrow(ContentError);
    expect(() => readContent(folder)).toThrow(
      /tem 5 erros:[\s\S]*site\.yaml, linha 8: [\s\S]*site\.yaml, linha 23: [\s\S]*prices\.yaml, linha 5, [\s\S]*links\.yaml, linha 6, [\s\S]*offer\.yaml: o arquivo não foi encontrado/,
    );
  });

  it('tells a file that an editor has not kept in UTF-8, by its first letter that is lost', () => {
    cpSync('src/content', folder, { recursive: true });
    writeFileSync(join(folder, 'home.yaml'), Buffer.from(source('home'), 'latin1'));
    expect(() => readContent(folder)).toThrow(
      /tem um erro:[\s\S]*home\.yaml, linha 1: há letras que não se podem ler; salve o arquivo como UTF-8/,
    );
  });

  it('takes files of Windows, with its ends of lines and the mark at their beginning', () => {
    for (const name of Object.keys(contentSchemas) as Name[]) {
      writeFileSync(join(folder, `${name}.yaml`), `\ufeff${source(name).replaceAll('\n', '\r\n')}`);
    }
    expect(readContent(folder)).toEqual(readContent());
  });
});
