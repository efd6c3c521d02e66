import { expect, it } from 'vitest';
import { UPLOADS_FOLDER } from '../src/content-model/contentFolder.ts';
import { fieldTree } from '../src/content-model/fieldTree.ts';
import {
  change,
  check,
  demonstration,
  findings,
  findingsWith,
  ready,
} from '../tests/support/readyContent.ts';
import { readUploads } from './builtSite.ts';
import hashes from './demonstrationFiles.json' with { type: 'json' };
import texts from './demonstrationTexts.json' with { type: 'json' };
import { hashesOfTexts } from './demonstrationTexts.ts';
import { demonstrationHashes } from './recordDemonstration.ts';
import { isSampleAddress, isSampleDocument, isSampleVideo } from './samples.ts';

const uploads = readUploads(UPLOADS_FOLDER);

it('lists every file of the demonstration and of the example (`npm run art` renews the list)', () => {
  expect(hashes).toEqual(demonstrationHashes());
  expect(hashes).toMatchObject(uploads);
});

it('lists every longer text of the demonstration (`npm run art` renews the list)', () => {
  expect(texts).toEqual(hashesOfTexts(demonstration));
});

it('names every demonstration file that a page uses', () => {
  const found = findings(demonstration, { uploads }).join('\n');
  const unused = ['video/capa-quadrada.webp', 'video/capa-vertical.webp', 'video/tour.webp'];
  expect(Object.keys(uploads).filter((file) => !found.includes(file))).toEqual(unused);
});

it('knows the files by their content, not by their names', () => {
  const own = Object.fromEntries(Object.keys(uploads).map((file) => [file, file]));
  expect(findings(ready, { uploads: own })).toEqual([]);
  const copied = { ...own, 'modulos/minha.webp': hashes['modulos/biblia.webp'] };
  expect(findingsWith({ 'product.modules.3.image': 'modulos/minha.webp' }, { uploads: copied })).toEqual([
    expect.stringMatching(/^warn product\.modules\.3\.image: .* do carrossel \(modulos\/minha\.webp\)/),
  ]);
});

it('reports the testimonials as fine only when none of them is the demonstration’s', () => {
  const good = 'Os nomes e os textos dos depoimentos são os seus.';
  expect(check(ready).fine).toContain(good);
  const image = ready.proof.testimonials[2]?.image ?? '';
  const left = { [image]: hashes['depoimentos/conversa-1.webp'] };
  expect(check(ready, { uploads: left }).fine).not.toContain(good);
});

it.each(demonstration.proof.testimonials)(
  'stops the demonstration’s sentence under another name: $quote',
  ({ quote }) => {
    expect(findingsWith({ 'proof.testimonials.0.quote': quote })).toEqual([
      expect.stringMatching(
        /^stop proof\.testimonials\.0\.quote: A frase do depoimento de Bia C\. ainda é a/,
      ),
    ]);
  },
);

it('takes a conversation for the demonstration’s by its words, not by the name alone', () => {
  const altWith = (alt: string) =>
    findingsWith({ 'proof.testimonials.0.alt': alt }).filter((text) => text.includes('leitor de tela'));
  expect(demonstration.proof.testimonials.flatMap(({ alt }) => altWith(alt))).toHaveLength(3);
  expect(altWith('Conversa com Bia C. Bia: 19 dias seguidos! Antes eu desistia no terceiro.')).toHaveLength(
    1,
  );
  expect(
    altWith('Conversa com Ana L. Ela conta que leu o primeiro salmo no ônibus e não parou mais.'),
  ).toEqual([]);
});

it('finds the texts that another product has from the demonstration', () => {
  const modules = demonstration.product.modules.slice(-3);
  const found = findingsWith({ 'product.modules': modules });
  expect(found.map((text) => text.split(/\.| ainda há /)[0])).toEqual(
    ['site', 'home', 'offer', 'product'].map((file) => `warn ${file}`),
  );
  expect(found[1]).toContain(
    'home.yaml: hero › text, “Devocional, leitura da Bíblia, agenda…”; about › text, “Aula',
  );
  expect(found[1]).toMatch(/; faq › items › item 4 › answer, “[^”]+”$/);
  expect(found.join('\n')).not.toMatch(/footer|notFound|garantia|avaliações|O primeiro/);
});

it('takes captions for used only with a file of the site', () => {
  const captions = { 'video/tour.vtt': hashes['video/tour.vtt'] };
  expect(findings(ready, { uploads: captions })).toEqual([]);
});

it('asks for nothing that only hidden parts show', () => {
  const parts = (hidden: string) => (part: string) => !hidden.split(' ').includes(part);
  const hidden = change(demonstration, {
    'home.sections': demonstration.home.sections.filter(parts('about howItWorks devices testimonials')),
    'offer.sections': demonstration.offer.sections.filter(parts('video steps closing')),
  });
  const found = findings(hidden, { uploads }).join('\n');
  expect(found).not.toMatch(
    /^\w+ (?:links\.\w+Video|proof\.testimonials|home\.(?:howItWorks|devices\.badge))/m,
  );
  expect(found).toContain('warn home.devices.image: ');
  const steps = change(demonstration, {
    'home.sections': demonstration.home.sections.filter(parts('howItWorks')),
  });
  expect(findings(steps, { uploads }).join('\n')).toContain('warn offer.steps.items.0.image: ');
  const other = { 'product.modules': demonstration.product.modules.slice(-3) };
  expect(findings(change(demonstration, other)).join('\n')).toContain('about › text');
  expect(findings(change(hidden, other)).join('\n')).not.toContain('about › text');
});

const names = (text: string) => text.trim().split(/\s+/);

it('stops the demonstration where it must not be published, and warns of the rest', () => {
  const found = findings(demonstration, { uploads }).map((text) => text.split(/:? /));
  const places = (rank: string) => found.filter((words) => words[0] === rank).map((words) => words[1]);
  expect(places('stop')).toEqual(
    names(`links.checkoutA links.checkoutB links.checkoutExclusive site.address links.chatPhone
      seller.name seller.document seller.address seller.email
      links.mainVideo.poster links.offerVideo.poster proof.testimonials.0.image brand.socialBackground`),
  );
  expect(places('warn')).toEqual(
    names(`proof.downloads proof.customers site.tagline
      links.mainVideo.address links.mainVideo.captions links.offerVideo.address links.offerVideo.captions
      product.modules.0.image home.howItWorks.steps.0.image home.devices.image product.bonus.image site.footer.sealsImage brand.logo
      proof.testimonialReviews proof.peopleOnOffer prices.trackedValue prices.installments.each
      behaviour.scrollRedirect behaviour.exitIntent behaviour.leavePrompt behaviour.countdown offer.warning`),
  );
});

it.each([
  ['stop', 'links.chatPhone', '5521999999999'],
  ['warn', 'links.chatPhone', '551132654321'],
  ['stop', 'site.address', 'https://loja.example.com'],
  ['warn', 'proof.testimonials.0.name', 'Ana L.'],
  ['stop', 'proof.testimonials.2.alt', demonstration.proof.testimonials[2]?.alt],
])('%ss at %s: %s', (rank, path, value) => {
  expect(findingsWith({ [path]: value })).toEqual([expect.stringContaining(`${rank} ${path}: `)]);
});

it.each([
  ['link', isSampleAddress],
  ['email', isSampleAddress],
  ['video', isSampleVideo],
  ['taxId', isSampleDocument],
])('knows for a sample what the editor puts in a new %s and the messages advise', (kind, isSample) => {
  const examples: string[] = [];
  JSON.stringify(fieldTree(), (_, field) => {
    if (field?.kind === kind) examples.push(field.initial);
    return field;
  });
  expect(examples).not.toEqual([]);
  expect(examples.filter((example) => !isSample(example))).toEqual([]);
});
