import { describe, expect, test } from 'vitest';
import { type Field, fieldTree, type ValueField } from '../../../src/content-model/fieldTree.ts';
import { CONTENT_FILES } from '../../../src/content-model/loadContent.ts';
import type { ContentFile, Place, PreflightFinding } from '../../api.ts';
import { childOf, dotted, listAt, placeOf, valueAt, withEdit } from '../../places.ts';
import { startStore } from '../../testing/project.ts';
import { BUTTON_LINKS } from './buttonLinks.ts';
import { alternativeOf, asTyped, fieldAt, inputValue, summaryOf } from './fields.ts';
import { formSubject, standsIn } from './formSubject.ts';
import { PAGE_IDS, pageWith, partsOf, partWith, withHidden } from './parts.ts';
import { linksOfSamePrice, paymentProblems } from './paymentLinks.ts';
import { fieldsWrongWithout } from './removal.ts';
import { textsToCheck, titleFromHeadline } from './repeatedTexts.ts';
import { FORM_SCREENS, labelOnScreen, screenOf } from './screens.ts';
import { search, searchIndex } from './search.ts';
import { foundAt, nextToMend } from './toMend.ts';

const tree = fieldTree();
const { files, templateValues } = startStore().state();

function leaves(place: Place, field: Field): Place[] {
  if (field.kind === 'group')
    return Object.entries(field.fields).flatMap(([name, one]) => leaves(childOf(place, name), one));
  return [place];
}
const everything = CONTENT_FILES.flatMap((file) => leaves({ file, path: [] }, tree[file]));

describe('the screens of the fields', () => {
  test('every field is on a screen', () => {
    for (const place of everything)
      expect(Object.keys(FORM_SCREENS), dotted(place)).toContain(screenOf(place));
  });

  test('what a screen, a part of a page or a button names is there', () => {
    const named = [
      ...Object.values(FORM_SCREENS).flatMap(({ sections }) =>
        sections.flatMap(({ places }) => places.map(placeOf)),
      ),
      ...PAGE_IDS.flatMap((id) => partsOf(id, tree, files).flatMap(({ places }) => places)),
      ...Object.entries(BUTTON_LINKS).flat().map(placeOf),
    ];
    for (const place of named) expect(fieldAt(tree, files, place), dotted(place)).toBeDefined();
  });

  test('the closest screen counts', () => {
    expect(screenOf(placeOf('site.guaranteeDays'))).toBe('precos');
    expect(screenOf(placeOf('home.price.heading'))).toBe('conteudo');
    expect(screenOf(placeOf('seller.name'))).toBe('vendedor');
  });

  test('what no screen names is on that of the whole content', () => {
    for (const name of ['site', 'links', 'behaviour', 'site.unknown'])
      expect(screenOf(placeOf(name))).toBe('conteudo');
  });

  test('a form is about the nearest group that is not part of another form', () => {
    const subject = (name: string) => dotted(formSubject(tree, files, placeOf(name)));
    expect(subject('home.hero.headline')).toBe('home.hero');
    expect(subject('prices.installments.count')).toBe('prices');
    expect(subject('proof.testimonials.1.name')).toBe('proof.testimonials.1');
    expect(subject('product.benefits.2')).toBe('product.benefits.2');
    expect(subject('home.faq.items')).toBe('home.faq');
  });

  test('what is wrong without another field goes with it, unless the page needs it', () => {
    const wrong = (...names: string[]) => {
      const issues = names.map((name) => ({ ...placeOf(name), message: '' }));
      return fieldsWrongWithout(issues, tree, files)?.map(({ place }) => dotted(place));
    };
    expect(wrong('prices.bonus')).toEqual(['prices.bonus']);
    expect(wrong('home.hero.rating', 'home.hero.rating')).toEqual(['home.hero.rating']);
    expect(wrong('home.hero.rating', 'offer.text')).toBeUndefined();
    expect(wrong('offer.sections')).toBeUndefined();
  });

  test.each([
    ['links.checkoutA', 'Links › Pagamento', 'Preços › Pagamento'],
    ['site.name', 'Site › Nome', 'Marca › Nome'],
    ['home.hero.headline', 'Página principal › Título', 'Página principal › Título'],
  ])('a change of %s is named by its screen, unless its file says where it is', (name, label, shown) => {
    expect(labelOnScreen({ place: placeOf(name), label })).toBe(shown);
  });

  test('a place of the page belongs to the part that names it', () => {
    const parts = partsOf('principal', tree, files);
    expect(partWith(parts, placeOf('product.benefits.0'))?.id).toBe('price');
    expect(partWith(parts, placeOf('home.hero.headline'))?.id).toBe('hero');
    expect(partWith(parts, placeOf('interface.skipLink'))).toBeUndefined();
  });

  test.each([
    ['prices.promotional', 'principal'],
    ['prices.exclusive', 'oferta'],
    ['offer.steps.items.0.title', 'oferta'],
    ['home.devices.heading', 'principal'],
    ['site.notFound.heading', 'erro'],
    ['privacy.ads.pixel', 'privacidade'],
    ['tracking.metaPixel', undefined],
  ])('%s is shown on %s', (name, page) => {
    expect(pageWith(placeOf(name), tree, files)).toBe(page);
  });
});

test('what is a row in a form leads to a form of its own, and so does a click on what is in it', () => {
  const price = partsOf('principal', tree, files).find(({ id }) => id === 'price')?.places ?? [];
  const isIn = (name: string) => standsIn(price, tree, files, placeOf(name));
  expect(['home.price.heading', 'links.checkoutB', 'product.benefits', 'home.price'].map(isIn)).toEqual(
    Array(4).fill(true),
  );
  expect(['prices', 'prices.promotional', 'product.benefits.0', 'site.name'].map(isIn)).toEqual(
    Array(4).fill(false),
  );
});

test('hidden parts stay in the list, and what sells cannot be hidden', () => {
  const home = files.home as Record<string, string[]>;
  const without = {
    ...files,
    home: { ...home, sections: (home['sections'] ?? []).filter((name) => name !== 'faq') },
  };
  const parts = partsOf('principal', tree, without);
  expect(parts.find(({ id }) => id === 'faq')).toMatchObject({ isHidden: true, isMovable: true });
  expect(parts.find(({ id }) => id === 'price')).toMatchObject({ isNeeded: true });
});

test("the offer's list says that its video is missing", () => {
  const missingIn = (some: typeof files) => partsOf('oferta', tree, some).map(({ missing }) => missing);
  const links = { ...(files.links as object) } as Record<string, never>;
  delete links['offerVideo'];
  expect(missingIn({ ...files, links }).filter(Boolean)).toEqual(['sem vídeo']);
  expect(missingIn(files).filter(Boolean)).toEqual([]);
});

test.each([
  ['stays where it was seen', ['d', 'a', 'c'], ['d', 'b', 'a', 'c'], ['d', 'b', 'a', 'c']],
  ['stays first', ['b', 'c', 'd'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
  ['goes with what it stood behind', ['c', 'd', 'a'], ['a', 'b', 'c', 'd'], ['c', 'd', 'a', 'b']],
  ['stands behind one that is hidden too', ['a', 'd'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
  ['nobody has seen', ['b', 'a', 'd'], ['b', 'a'], ['b', 'a', 'c', 'd']],
])('a hidden part %s', (_, shown, seen, order) => {
  expect(withHidden(shown, ['a', 'b', 'c', 'd'], seen)).toEqual(order);
});

test('a saved text is shown as it was typed, until another is saved', () => {
  expect(asTyped('Bom dia ', 'Bom dia')).toBe('Bom dia ');
  expect(asTyped('Bom dia ', 'Boa noite')).toBe('Boa noite');
  expect(asTyped(undefined, 'Bom dia')).toBe('Bom dia');
  expect(asTyped(7, 7)).toBe(7);
});

test('an item is called by its first text', () => {
  const place = placeOf('proof.testimonials.0');
  const field = fieldAt(tree, files, place);
  expect(field && summaryOf(field, valueAt(files, place))).toBe('Ana L.');
  const feature = fieldAt(tree, files, placeOf('product.features.0'));
  expect(feature && summaryOf(feature, valueAt(files, placeOf('product.features.0')))).toMatch(/Bíblia/);
});

test('a picture knows the text that describes it', () => {
  expect(alternativeOf(tree, files, placeOf('home.devices.image'))?.place.path).toEqual([
    'devices',
    'imageAlt',
  ]);
  expect(alternativeOf(tree, files, placeOf('product.bonus.image'))).toBeUndefined();
});

test.each([
  ['prices.list', 119, '119'],
  ['prices.list', null, undefined],
  ['site.name', ['a'], undefined],
  ['site.name', 'Planner', 'Planner'],
  ['site.dailyMinutes', 7, 7],
  ['brand.colors', ['#000000', '#ffffff'], ['#000000', '#ffffff']],
])('%s with %j in the file is shown as %j', (name, written, shown) => {
  const field = fieldAt(tree, files, placeOf(name)) as ValueField;
  expect(inputValue(field, written)).toEqual(shown);
});

test('a text in the place of a list is an empty list, and a part with its name is no part', () => {
  const broken = { ...files, home: { ...Object(files.home), sections: 'about' } };
  expect(listAt(broken, placeOf('home.sections'))).toEqual([]);
  expect(
    partsOf('principal', tree, broken).filter(({ isMovable, isHidden }) => isMovable && !isHidden),
  ).toEqual([]);
});

describe('a payment link', () => {
  test('goes to the buttons that charge the same price, and to no others', () => {
    const others = (name: string) => linksOfSamePrice(placeOf(name)).map(dotted);
    expect(others('links.checkoutA')).toEqual(['links.checkoutB']);
    expect(others('links.checkoutB')).toEqual(['links.checkoutA']);
    expect(others('links.checkoutExclusive')).toEqual([]);
    expect(others('site.address')).toEqual([]);
  });

  test('is said to be wrong where the price is another, in the words of Conferir', () => {
    const links = Object(files.links);
    const same = { ...files, links: { ...links, checkoutExclusive: links.checkoutA } };
    const problems = (name: string, content = same) => paymentProblems(placeOf(name), content);
    expect(problems('links.checkoutExclusive')).toEqual([
      expect.stringContaining('O link da oferta exclusiva é o mesmo da página principal'),
    ]);
    expect(problems('links.checkoutA')).toEqual([]);
    expect(problems('links.checkoutExclusive', files)).toEqual([]);
    expect(problems('links.checkoutExclusive', { ...files, links: null })).toEqual([]);
  });
});

describe('the texts to look at once another has changed', () => {
  const withText = (name: string, value: string) => ({
    ...files,
    [placeOf(name).file]: withEdit(files[placeOf(name).file], {
      type: 'set',
      path: placeOf(name).path,
      value,
    }),
  });
  const toCheck = (name: string, before: string, content: typeof files) =>
    textsToCheck(placeOf(name), before, { fields: tree, files: content, templateValues }).map(dotted);

  test('of the headline: the title that WhatsApp shows, while it is another', () => {
    for (const name of ['home.hero.headline', 'home.hero.headlineAccent']) {
      expect(toCheck(name, 'Antes', files)).toEqual([]);
      expect(toCheck(name, 'Antes', withText(name, 'Acorde cedo'))).toEqual(['site.pages.home.socialTitle']);
    }
    const changed = withText('home.hero.headline', 'Acorde com Deus, com');
    expect(titleFromHeadline(placeOf('home.hero.headline'), changed)).toBe(
      'Acorde com Deus, com {minutos} minutos',
    );
    expect(titleFromHeadline(placeOf('site.name'), files)).toBeUndefined();
  });

  test('of the product’s name: those that have it as it was, but not where it is filled in', () => {
    const content = withText('offer.text', 'O Planner Devocional é seu.');
    expect(toCheck('site.name', 'Planner Devocional', files)).toEqual([]);
    expect(
      toCheck('site.name', 'Planner Devocional', { ...content, site: withText('site.name', 'Outro').site }),
    ).toEqual(['offer.text']);
    expect(toCheck('site.name', '', content)).toEqual([]);
  });

  test('of any other text: none', () => {
    expect(toCheck('site.tagline', 'Comece', files)).toEqual([]);
  });
});

describe('the field after another in the list of Conferir', () => {
  const finding = (rank: 'stop' | 'warn', ...[place, ...others]: Place[]): PreflightFinding => ({
    rank,
    text: '',
    ...(place && { place, others }),
  });
  const [address, checkout, phone, name] = [
    'site.address',
    'links.checkoutA',
    'links.chatPhone',
    'seller.name',
  ].map(placeOf) as [Place, Place, Place, Place];
  const after = (place: Place, findings: PreflightFinding[]) => {
    const next = nextToMend({ status: 'done', findings, fine: [] }, place, tree, files);
    return next && dotted(next);
  };
  const findings = [
    finding('warn', phone, name),
    finding('stop', address),
    finding('stop'),
    finding('stop', address, checkout),
  ];

  test('is another one, of the next finding or of the same', () => {
    expect(after(address, findings)).toBe('links.checkoutA');
    expect(after(phone, findings)).toBe('seller.name');
    expect(after(name, findings)).toBeUndefined();
  });

  test('is one that keeps the site from being published, while there is one', () => {
    expect(after(checkout, findings)).toBe('site.address');
    expect(after(checkout, [finding('warn', phone), finding('stop', checkout)])).toBe('links.chatPhone');
    expect(after(checkout, [...findings, finding('warn', checkout)])).toBe('site.address');
  });

  test('is the first one left where that field has been mended', () => {
    expect(after(name, findings.slice(1))).toBe('site.address');
    expect(after(name, [])).toBeUndefined();
    expect(nextToMend(undefined, name, tree, files)).toBeUndefined();
  });

  test('is not one that has changed since the check, nor one that another took the place of', () => {
    const changed = {
      ...files,
      links: withEdit(files.links, { type: 'set', path: ['chatPhone'], value: '5511976543321' }),
    };
    const left = [finding('warn', phone, name), finding('stop', checkout)];
    const report = { status: 'done' as const, findings: left, fine: [] };
    expect(dotted(nextToMend(report, checkout, tree, changed, files) ?? name)).toBe('seller.name');
    const [first, second] = [placeOf('proof.testimonials.0'), placeOf('proof.testimonials.1')];
    const removed = { ...files, proof: withEdit(files.proof, { type: 'remove', path: ['testimonials', 0] }) };
    const both = { ...report, findings: [finding('warn', name, first, second)] };
    expect(nextToMend(both, name, tree, files)).toEqual(first);
    expect(nextToMend(both, name, tree, removed, files)).toBeUndefined();
  });

  test('is in the same list where an item of it was deleted', () => {
    const list = placeOf('proof.testimonials');
    const item = placeOf('proof.testimonials.0');
    const found = [finding('stop', address), finding('warn', phone), finding('warn', item, name)];
    expect(after(list, found)).toBe('proof.testimonials.0');
    expect(after(list, [finding('warn', item, name), finding('stop', item, checkout)])).toBe(
      'proof.testimonials.0',
    );
  });

  test('is that of the next issue where the site cannot be built, if it has one', () => {
    const issues = [
      { ...placeOf('site'), message: '' },
      { ...phone, message: '' },
      { ...name, message: '' },
    ];
    expect(nextToMend({ status: 'failed', issues }, phone, tree, files)).toEqual(name);
  });
});

test('a field to which Conferir leads says what was found in it, until it changes', () => {
  const [name, phone] = [placeOf('seller.name'), placeOf('links.chatPhone')];
  const findings: PreflightFinding[] = [
    { rank: 'warn', text: 'Os dois', place: phone, others: [name] },
    { rank: 'stop', text: 'O nome', place: name },
    { rank: 'stop', text: 'Nenhum campo' },
  ];
  const report = { status: 'done' as const, findings, fine: [] };
  expect(foundAt(report, name, files)).toEqual(['Os dois', 'O nome']);
  expect(foundAt(report, phone, files)).toEqual(['Os dois']);
  expect(foundAt(undefined, name, files)).toEqual([]);
  const changed = { ...files, seller: withEdit(files.seller, { type: 'set', path: ['name'], value: 'Bia' }) };
  expect(foundAt(report, name, changed, files)).toEqual([]);
});

describe('the search over all fields', () => {
  const index = searchIndex(tree, files);
  const first = (question: string, file: ContentFile) =>
    search(index, question)
      .slice(0, 3)
      .map(({ place }) => place.file === file);

  test.each([
    ['onde está garantia?', 'site'],
    ['trocar o preço', 'prices'],
    ['depoimento', 'proof'],
    ['PIXEL', 'tracking'],
    ['whatsapp', 'links'],
    ['cnpj', 'seller'],
  ] as const)('"%s" finds %s among the first', (question, file) => {
    expect(first(question, file)).toContain(true);
  });

  test('the switch of a group that may be missing comes first, also when it is on', () => {
    expect(search(index, 'bônus').map(({ place }) => dotted(place))[0]).toBe('product.bonus');
  });

  test('a phone stands as its field shows it, where the seller looks for it, and is found by its digits', () => {
    const links = { ...Object(files.links), chatPhone: '5519981234567' };
    const found = searchIndex(tree, { ...files, links });
    for (const question of ['whatsapp atendimento', '19981234567', '98123-4567'])
      expect(search(found, question)[0]).toMatchObject({
        label: 'WhatsApp de atendimento',
        trail: ['Quem vende'],
        value: '+55 (19) 98123-4567',
      });
  });

  test('nothing is found for nothing', () => {
    expect(search(index, '  ')).toEqual([]);
    expect(search(index, 'xyzzy')).toEqual([]);
  });
});
