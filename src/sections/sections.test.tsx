// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initialValue } from '../../editor/ui/model/fields.ts';
import { exampleSection, referenceTo } from '../../tests/support/examples.ts';
import { isText, mapValues } from '../../tests/support/fields.ts';
import {
  type Changes,
  pageContext,
  shipped,
  shippedOfferPage,
  shippedPage,
} from '../../tests/support/pageContext.ts';
import { type Field, fieldTree } from '../content-model/fieldTree.ts';
import type { Page } from '../content-model/files/page.ts';
import { type Content, shownSections } from '../content-model/schemas.ts';
import { Footer } from '../layouts/Footer.tsx';
import { Invitation } from '../layouts/Invitation.tsx';
import { sectionView } from './components.ts';
import { idOf, SECTION_KINDS, type Section, type SectionKind } from './index.ts';

/** The widths in which each picture is requested, by its file. */
const shownWidths = new Map<string, number[]>();

vi.mock('../components/Picture.tsx', () => ({
  Picture({ file = '', alt, widths }: { file?: string; alt: string; widths: number[] }) {
    shownWidths.set(file, [...(shownWidths.get(file) ?? []), ...widths]);
    return <img alt={alt} />;
  },
}));
const nameOf = (kind: SectionKind, copy: number) =>
  (kind === 'pricing' ? 'preco' : kind.toLowerCase()) + (copy > 1 ? `-${copy}` : '');

const shippedSections = [...shippedPage.sections, ...shippedOfferPage.sections];

/** Every kind of section three times, with ids as the editor gives them to copies. */
const threeTimes = [1, 2, 3].flatMap((copy) =>
  SECTION_KINDS.map(({ kind }): Section => {
    const section = shippedSections.find((one) => one.kind === kind) ?? exampleSection(kind);
    return { ...section, id: nameOf(kind, copy) };
  }),
);

const offers: Content['offers'] = {
  ...shipped.offers,
  countdown: 'deadline',
  promotion: {
    enabled: true,
    price: 4700,
    startsAt: Date.UTC(2026, 10, 27),
    endsAt: Date.UTC(2026, 10, 30),
    checkout: 'https://pay.kiwify.com.br/promo',
    validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
  },
};

function Sections({ page, changes = {} }: { page: Page; changes?: Changes }) {
  const context = pageContext(page, changes);
  return shownSections(context.page).map((section) => {
    const { Component, props } = sectionView(section, { context, light: '' });
    return <Component key={idOf(section)} {...props} />;
  });
}

/** The fields of a kind of section. */
function fieldsOf(kind: SectionKind): Field {
  const { sections } = fieldTree().page.fields;
  const fields = sections?.kind === 'list' && sections.item.kind === 'union' && sections.item.groups[kind];
  if (!fields) throw new Error(`There is no kind "${kind}".`);
  return fields;
}

/** A copy with the minimum number of items in each list, and with or without its optional fields. */
function shortened(field: Field | undefined, value: unknown, hasOptional: boolean): unknown {
  if (field?.kind === 'list' && Array.isArray(value))
    return value.slice(0, field.min).map((item) => shortened(field.item, item, hasOptional));
  if (field?.kind === 'union')
    return shortened(field.groups[Reflect.get(Object(value), 'kind')], value, hasOptional);
  if (field?.kind !== 'group') return value;
  const shown = Object.entries(Object(value)).filter(
    ([name]) => hasOptional || !field.fields[name]?.isOptional,
  );
  return Object.fromEntries(
    shown.map(([name, item]) => [name, shortened(field.fields[name], item, hasOptional)]),
  );
}

/** Fields whose values decide whether other fields are shown. */
const DECIDING = ['hidden', 'versionOf', 'appearsAfter', 'oneClick', 'items', 'pictures'];

/** A copy in which every optional field has a value. */
function withEverything(field: Field | undefined, value: unknown, name = ''): unknown {
  if (field && value === undefined)
    return DECIDING.includes(name)
      ? undefined
      : withEverything(field, initialValue(field, { pictureFor: () => 'a.webp', referenceTo }));
  if (field?.kind === 'list' && Array.isArray(value))
    return value.map((item) => withEverything(field.item, item));
  if (field?.kind === 'union') return withEverything(field.groups[Reflect.get(Object(value), 'kind')], value);
  if (name === 'address' && value === '') return 'https://youtu.be/abcdefghijk';
  if (field?.kind !== 'group') return value;
  const inner = Object.entries(field.fields).map(([name, one]) => [
    name,
    withEverything(one, Reflect.get(Object(value), name), name),
  ]);
  return { ...Object(value), ...Object.fromEntries(inner) };
}

const show = (section: unknown) => {
  const page = { ...shippedPage, sections: [section as Section] };
  document.body.innerHTML = renderToStaticMarkup(<Sections page={page} changes={{ offers }} />);
  return document.body;
};

describe.each(SECTION_KINDS.map(({ kind }) => kind))('a section of the kind %s', (kind) => {
  const fields = fieldsOf(kind);

  it.each([true, false])('leaves no empty elements, with optional fields: %s', (hasOptional) => {
    const section = shippedSections.find((one) => one.kind === kind) ?? exampleSection(kind);
    const whole = hasOptional ? withEverything(fields, section) : section;
    const elements = show(shortened(fields, whole, hasOptional)).querySelectorAll(
      ':is(h1, h2, h3, p, a, ul, ol, li, dl, figure, strong, s):not(:has(img, svg))',
    );
    const empty = Array.from(elements).filter(({ textContent }) => !textContent?.trim());
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('shows each of its texts', () => {
    let count = 0;
    const marked = mapValues(withEverything(fields, exampleSection(kind)), fields, (value, field) => {
      if (!isText(field)) return value;
      count += 1;
      return `texto-${count}-`;
    });
    const html = show(marked).innerHTML;
    const marks = Array.from({ length: count }, (_, index) => `texto-${index + 1}-`);
    expect(marks.filter((mark) => !html.includes(mark))).toEqual([]);
  });
});

describe('a page with every kind of section three times', () => {
  const ids = (selector: string, attribute = 'id') =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute) ?? '');

  beforeEach(() => {
    const page = { ...shippedPage, sections: threeTimes };
    document.body.innerHTML = renderToStaticMarkup(<Sections page={page} changes={{ offers }} />);
  });

  it('has each id once', () => {
    const all = ids('[id]');
    expect(all.length).toBeGreaterThan(threeTimes.length);
    expect(all.filter((id, index) => all.indexOf(id) < index)).toEqual([]);
  });

  it('has an element for each id in its links and labels', () => {
    const links = ids('a[href^="#"]', 'href').map((href) => href.slice(1));
    const named = [...links, ...ids('[aria-labelledby]', 'aria-labelledby')];
    expect(ids('[role=timer]', 'aria-labelledby')).toHaveLength(12);
    expect(named.filter((id) => !document.getElementById(id))).toEqual([]);
  });

  it('has carousels whose tabs lead to slides of the same carousel', () => {
    const carousels = Array.from(document.querySelectorAll('.tabs'), (tabs) => tabs.closest('section'));
    expect(carousels).toHaveLength(3);
    for (const carousel of carousels)
      for (const link of carousel?.querySelectorAll('.tabs a') ?? [])
        expect(carousel?.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
  });

  it('has questions that share their name only with questions of the same section', () => {
    const names = ids('[data-questions]').map((id) => new Set(ids(`#${id} details`, 'name')));
    expect(names).toEqual([new Set(['faq']), new Set(['faq-2']), new Set(['faq-3'])]);
  });
});

it('a section has its own texts in each phase of the prices, whatever is hidden above it', () => {
  const page = {
    ...shippedPage,
    sections: threeTimes.map((section, index) => ({ ...section, hidden: index % 2 === 0 })),
  };
  const context = pageContext(page, { offers });
  expect(context.phases.map(({ name }) => name)).toEqual(['usual', 'promotion', 'list']);
  const shown = shownSections(context.page);
  for (const section of shown) {
    const { phases } = sectionView(section, { context, light: '' }).props;
    for (const phase of phases) expect(phase.section).toMatchObject({ kind: section.kind, id: section.id });
  }
});

/** A copy in which each picture has a different file name. Adds the minimum width of each picture to `minWidths`. */
function withOwnPictures(field: Field | undefined, value: unknown, minWidths: Map<string, number>): unknown {
  const inner = (one: Field | undefined, item: unknown) => withOwnPictures(one, item, minWidths);
  if (!field || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => inner('item' in field ? field.item : undefined, item));
  if (field.kind === 'union') return inner(field.groups[Reflect.get(Object(value), 'kind')], value);
  if (field.kind === 'group')
    return Object.fromEntries(
      Object.entries(Object(value)).map(([name, item]) => [name, inner(field.fields[name], item)]),
    );
  if (field.kind !== 'picture' || !field.minWidth) return value;
  const name = `${minWidths.size}.webp`;
  // The shape of a poster determines its minimum width.
  const widths = Object.values(field.shapes?.sizes ?? {}).map(({ width }) => width);
  minWidths.set(name, widths.length > 0 ? Math.max(...widths) : field.minWidth);
  return name;
}

it('the minimum width of each picture is one of the widths in which it is requested', () => {
  const minWidths = new Map<string, number>();
  const tree = fieldTree();
  const own = <Value,>(field: Field, value: Value): Value =>
    withOwnPictures(field, value, minWidths) as Value;
  const hero = threeTimes.find(({ kind }) => kind === 'hero');
  const phone = { kind: 'imagem', picture: { file: 'a.webp', alt: '' } } as const;
  const sections = [...threeTimes, { ...hero, media: { kind: 'planner', phone } } as Section];
  const page = own(tree.page, { ...shippedPage, sections });
  const changes = {
    site: own(tree.site, shipped.site),
    product: own(tree.product, shipped.product),
    proof: own(tree.proof, shipped.proof),
  };
  const context = pageContext(page, changes);
  renderToStaticMarkup(
    <>
      <Sections page={page} changes={changes} />
      <Footer light="" content={{ ...shipped, ...changes }} />
      {page.leave && (
        <Invitation
          context={context}
          leave={page.leave}
          destination={shippedOfferPage}
          formatPrice={String}
        />
      )}
    </>,
  );
  expect(minWidths.size).toBeGreaterThan(40);
  // Some places also request larger widths, for pictures that are larger than the minimum.
  const unshown = [...minWidths].filter(([file, width]) => !shownWidths.get(file)?.includes(width));
  expect(unshown).toEqual([]);
});
