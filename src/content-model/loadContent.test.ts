import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CONTENT_FOLDER } from './contentFolder.ts';
import { ContentError, formatIssue } from './errors/contentError.ts';
import { checkContent, fillContent, loadContent, loadWrittenContent } from './loadContent.ts';
import { contentSchemas } from './schemas.ts';

const source = (name: string) => readFileSync(join(CONTENT_FOLDER, `${name}.yaml`), 'utf8');

it('loads the numbers of docs/behaviour.md#content, and fills the names in braces', () => {
  const { prices, proof, offer, home, behaviour } = loadContent();
  expect(prices).toEqual({
    list: 11900,
    promotional: 6700,
    exclusive: 5700,
    installments: { count: 12, each: 779 },
    trackedValue: 4790,
    bonus: { previous: 1990, current: 0 },
  });
  expect(behaviour).toMatchObject({
    scrollRedirect: 'redirect',
    exitIntent: 'redirect',
    leavePrompt: 'on',
    countdown: 'loop',
    leaveMessage: 'Você tem uma oferta especial esperando por você!',
  });
  expect(proof).toMatchObject({
    rating: 4.9,
    reviews: 950,
    testimonialReviews: 327,
    downloads: 1247,
    customers: 957,
    people: 950,
    peopleOnOffer: 960,
    ratingsVerified: false,
  });
  expect(offer.discount).toBe('Desconto de 52% aplicado');
  expect(offer.closing?.heading).toBe('Mais de 960 pessoas');
  expect(home.price.discount).toBe('43% de desconto');
  expect(home.testimonials?.rating).toMatch(/^Mais de 950 pessoas já usam o Planner Devocional\. Nas 327 /);
});

it('names no promotional price on the social card once the deadline has passed', () => {
  const written = loadWrittenContent();
  const content = { ...written, behaviour: { ...written.behaviour, countdown: 'deadline' as const } };
  const { endsAt } = content.behaviour.deadline;
  expect(fillContent(content, endsAt - 1).site.pages.home.socialNote).toContain('67,00');
  expect(fillContent(content, endsAt).site.pages.home.socialNote).toBe('');
});

describe('the files of the content folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    for (const name of Object.keys(contentSchemas)) {
      cpSync(join(CONTENT_FOLDER, `${name}.yaml`), join(folder, `${name}.yaml`));
    }
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  const save = (name: string, text: string | Buffer) => writeFileSync(join(folder, `${name}.yaml`), text);
  const errors = () =>
    checkContent(folder).errors.map((issue) => formatIssue(issue).replace(`${folder}/`, ''));

  it('are reported all at once', () => {
    save('prices', source('prices').replace('list: 119,00', 'list: muito'));
    save('site', source('site').replace('tagline: Um', 'tagline: Um:'));
    expect(errors()).toEqual([
      expect.stringContaining('site.yaml, linha 10: '),
      expect.stringContaining('prices.yaml, linha 5, campo list: '),
    ]);
    expect(() => loadContent(folder)).toThrow(ContentError);
    expect(() => loadContent(folder)).toThrow(/^\n\nO conteúdo tem 2 erros:\n\n {2}• .*\n {2}• .*\n$/);
  });

  it('are validated again only after a change', () => {
    const first = checkContent(folder);
    expect(checkContent(folder)).toBe(first);
    save('prices', source('prices').replace('list: 119,00', 'list: 129,00'));
    expect(checkContent(folder).value?.prices.list).toBe(12900);
    save('prices', source('prices'));
    expect(checkContent(folder)).toEqual(first);
  });

  it('must not contradict each other', () => {
    save('prices', source('prices').replace(/\nbonus:[\s\S]*/, '\n'));
    save('proof', source('proof').replace(/testimonials:[\s\S]*/, 'testimonials: []\n'));
    save('links', source('links').replace(/offerVideo:[\s\S]*/, ''));
    expect(errors()).toEqual([
      expect.stringMatching(/^product\.yaml, linha \d\d, campo bonus: há um bônus, mas prices\.yaml/),
      expect.stringMatching(
        /^home\.yaml, linha \d, campo sections: .* proof\.yaml não tem nenhum depoimento/,
      ),
    ]);
  });

  it('need no words for the section of a video that is not there', () => {
    save('proof', source('proof').replace(/^peopleOnOffer: .*\n/m, ''));
    const others = source('offer').replaceAll('{pessoas}', 'muitas');
    save('offer', others.replace(/^(video:\n {2}heading: ).*$/m, '$1Mais de {pessoas} pessoas'));
    expect(errors()).toEqual([expect.stringMatching(/^offer\.yaml, linha \d+, campo video › heading: /)]);
    save('links', source('links').replace(/offerVideo:[\s\S]*/, ''));
    expect(errors()).toEqual([]);
  });

  it('need a title for a bonus and words for a countdown only where there is one', () => {
    const withoutBoth = source('home').replace(/^ {2}(?:bonusHeading|countdownLabel): .*\n/gm, '');
    save('home', withoutBoth);
    expect(errors()).toEqual([
      expect.stringMatching(/^home\.yaml, linha \d+, campo included › bonusHeading: há um bônus em product/),
      expect.stringMatching(/^home\.yaml, linha \d+, campo price › countdownLabel: há uma contagem/),
    ]);
    save('prices', source('prices').replace(/\nbonus:[\s\S]*/, '\n'));
    save('product', source('product').replace(/\nbonus:[\s\S]*/, '\n'));
    save('behaviour', source('behaviour').replace('countdown: loop', 'countdown: off'));
    expect(errors()).toEqual([]);
  });

  it('must give the values that shown texts name, and may leave out the others', () => {
    save(
      'proof',
      source('proof').replace(/^(?:rating|reviews|downloads|peopleOnOffer|testimonialReviews): .*\n/gm, ''),
    );
    save('home', source('home').replace('  - testimonials\n', ''));
    expect(errors()).toEqual([
      expect.stringMatching(
        /^home\.yaml, linha \d+, campo price › badges › downloads: .* proof\.yaml não tem downloads/,
      ),
      expect.stringMatching(/^home\.yaml, linha \d+, campo price › badges › rating: /),
      expect.stringMatching(
        /^home\.yaml, linha \d+, campo hero › rating: este texto usa \{nota\}, mas proof\.yaml não tem rating\. Escreva rating em proof\.yaml, ou tire \{nota\} daqui/,
      ),
      expect.stringMatching(
        /^offer\.yaml, linha \d+, campo closing › heading: .*\{pessoas\}.* peopleOnOffer/,
      ),
    ]);
  });

  it('have room for a name of 40 letters', () => {
    save('site', source('site').replace('name: Planner Devocional', `name: ${'Planner '.repeat(5).trim()}x`));
    expect(errors()).toEqual([]);
  });

  it('may have texts as long as the page shows them, whatever their names in braces are called', () => {
    const help = (button: string) => {
      save('home', source('home').replace('button: Central de ajuda', `button: "${button}"`));
      return errors();
    };
    expect(help('Ajuda com {minutos} minutos por dia')).toEqual([]);
    expect(help('Central de ajuda do {nome}')).toEqual([
      expect.stringMatching(
        /^home\.yaml, linha \d+, campo help › button: está "Central de ajuda do \{nome\}", com 38 caracteres na página; o esperado é um texto de até 28 caracteres\. Tire 10 caracteres ou mais$/,
      ),
    ]);
  });

  it('name the place of a deleted file’s original', () => {
    rmSync(join(folder, 'offer.yaml'));
    expect(errors()).toEqual([
      'offer.yaml: o arquivo não foi encontrado. Se você o apagou sem querer, copie o original do ZIP (ou do repositório) de onde veio o projeto',
    ]);
  });

  it('may be anything else than files, and are read again when they are right', () => {
    const path = join(folder, 'prices.yaml');
    const wrong: [name: string, make: () => void, message: RegExp][] = [
      ['a folder', () => mkdirSync(path), /no lugar do arquivo há uma pasta/],
      ['a link to itself', () => symlinkSync('prices.yaml', path), /não pôde ser aberto \(ELOOP\)/],
      ['a link to nothing', () => symlinkSync('nowhere.yaml', path), /não foi encontrado/],
      ['a link to a folder', () => symlinkSync('.', path), /no lugar do arquivo há uma pasta/],
      ['a pipe', () => execFileSync('mkfifo', [path]), /outra coisa que não é um arquivo/],
      ['a large file', () => writeFileSync(path, Buffer.alloc(40 * 1024 ** 2)), /o arquivo tem 40\.960 KB/],
      ['a damaged file', () => writeFileSync(path, `list: 1\n${'\0'.repeat(99)}`), /linha 2: .* estragado/],
      ['a file in UTF-16', () => writeFileSync(path, '\ufefflist: 1', 'utf16le'), /linha 1: .* UTF-16/],
      ['an empty file', () => writeFileSync(path, ''), /o arquivo todo/],
      ['bytes', () => writeFileSync(path, Buffer.from([0x80, 0xff, 0xfe, 0x41])), /linha 1: .* ANSI/],
    ];
    for (const [name, make, message] of wrong) {
      rmSync(path, { recursive: true, force: true });
      if (process.platform === 'win32' && name.startsWith('a link')) continue;
      if (process.platform === 'win32' && name === 'a pipe') continue;
      make();
      expect([name, errors()]).toEqual([
        name,
        [expect.stringMatching(new RegExp(`^prices\\.yaml.*${message.source}`))],
      ]);
      rmSync(path, { recursive: true });
      save('prices', source('prices'));
      expect(errors()).toEqual([]);
    }
  });

  it('explain how to save an ANSI file as UTF-8', () => {
    save('home', Buffer.from(source('home'), 'latin1'));
    const [error, ...others] = errors();
    expect(error).toMatch(/^home\.yaml, linha 1: .*ANSI.*UTF-8.*Bloco de Notas.*VS Code/);
    expect(others).toEqual([]);
  });

  it('may have the line ends and the byte order mark of Windows', () => {
    for (const name of Object.keys(contentSchemas))
      save(name, `\ufeff${source(name).replaceAll('\n', '\r\n')}`);
    expect(loadContent(folder)).toEqual(loadContent());
    save('site', `\ufeff${source('site').replace('tagline: Um', 'tagline: Um: ').replaceAll('\n', '\r\n')}`);
    expect(errors()).toEqual([expect.stringMatching(/linha 10.*Deus na primeira página\."$/)]);
  });

  it('load with warnings', () => {
    save('seller', source('seller').replace(/name: .*/, 'name: “Loja da Ana”'));
    const { value, warnings } = checkContent(folder);
    expect(value?.seller.name).toBe('“Loja da Ana”');
    expect(warnings).toMatchObject([{ file: `${folder}/seller.yaml`, line: 7, code: 'name: "Loja da Ana"' }]);
  });
});
