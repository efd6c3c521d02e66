// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { initialValue } from '../../editor/ui/model/fields.ts';
import { exampleSection, fieldsOfKind, referenceTo } from '../../tests/support/examples.ts';
import { isText, mapValues, TREE } from '../../tests/support/fields.ts';
import {
  type Changes,
  pageContext,
  promotion,
  shipped,
  shippedOfferPage,
  shippedPage,
} from '../../tests/support/pageContext.ts';
import type { Field } from '../content-model/fieldTree.ts';
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
const shippedSections = [...shippedPage.sections, ...shippedOfferPage.sections];

/** The shipped section of a kind, or its example. */
const sectionOfKind = (kind: SectionKind): Section =>
  shippedSections.find((one) => one.kind === kind) ?? exampleSection(kind);

/** Every kind of section three times, with ids as the editor gives them to copies. */
const threeTimes = ['', '-2', '-3'].flatMap((copy) =>
  SECTION_KINDS.map(({ kind }): Section => {
    const name = kind === 'pricing' ? 'preco' : kind.toLowerCase();
    return { ...sectionOfKind(kind), id: name + copy };
  }),
);

const offers: Content['offers'] = {
  ...shipped.offers,
  countdown: 'deadline',
  promotion: { ...promotion, startsAt: Date.UTC(2026, 10, 27), endsAt: Date.UTC(2026, 10, 30) },
};

function Sections({ page, changes = {} }: { page: Page; changes?: Changes }) {
  const context = pageContext(page, changes);
  return shownSections(context.page).map((section) => {
    const { Component, props } = sectionView(section, { context, background: '' });
    return <Component key={idOf(section)} {...props} />;
  });
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

function show(...sections: unknown[]): HTMLElement {
  const page = { ...shippedPage, sections: sections as Section[] };
  document.body.innerHTML = renderToStaticMarkup(<Sections page={page} changes={{ offers }} />);
  return document.body;
}

describe.each(SECTION_KINDS.map(({ kind }) => kind))('a section of the kind %s', (kind) => {
  const fields = fieldsOfKind(kind);

  it.each([true, false])('leaves no empty elements, with optional fields: %s', (hasOptional) => {
    const section = sectionOfKind(kind);
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

it('on a page with every kind of section three times, ids are unique, and links, labels and names lead to them', () => {
  show(...threeTimes);
  const ids = (selector: string, attribute = 'id') =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute) ?? '');

  const all = ids('[id]');
  expect(all.length).toBeGreaterThan(threeTimes.length);
  expect(all.filter((id, index) => all.indexOf(id) < index)).toEqual([]);

  const links = ids('a[href^="#"]', 'href').map((href) => href.slice(1));
  const named = [...links, ...ids('[aria-labelledby]', 'aria-labelledby')];
  expect(ids('[role=timer]', 'aria-labelledby')).toHaveLength(12);
  expect(named.filter((id) => !document.getElementById(id))).toEqual([]);

  // The tabs of a carousel lead to its own slides.
  const carousels = Array.from(document.querySelectorAll('.tabs'), (tabs) => tabs.closest('section'));
  expect(carousels).toHaveLength(3);
  for (const carousel of carousels)
    for (const link of carousel?.querySelectorAll('.tabs a') ?? [])
      expect(carousel?.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();

  // Questions share their name only with questions of the same section.
  const names = ids('[data-questions]').map((id) => new Set(ids(`#${id} details`, 'name')));
  expect(names).toEqual([new Set(['faq']), new Set(['faq-2']), new Set(['faq-3'])]);
});

it('the buy bar hides at the button of a hero and of each section with a price', () => {
  show(...SECTION_KINDS.map(({ kind }) => ({ ...sectionOfKind(kind), id: kind })));
  const hiding = Array.from(document.querySelectorAll('section:has([data-hides-buy-bar])'), ({ id }) => id);
  expect(hiding).toEqual(['hero', 'offerHero', 'pricing', 'plans', 'ladder', 'cta']);
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
    const { phases } = sectionView(section, { context, background: '' }).props;
    for (const phase of phases) expect(phase.section).toMatchObject({ kind: section.kind, id: section.id });
  }
});

it('the minimum width of each picture is one of the widths in which it is requested', () => {
  const minWidths = new Map<string, number>();
  /** A copy in which each picture has a different file name. */
  const own = <Value,>(fields: Field, whole: Value): Value =>
    mapValues(whole, fields, (value, { kind, minWidth, shapes }) => {
      if (kind !== 'picture' || !minWidth) return value;
      const name = `${minWidths.size}.webp`;
      // The shape of a poster determines its minimum width.
      const widths = Object.values(shapes?.sizes ?? {}).map(({ width }) => width);
      minWidths.set(name, widths.length > 0 ? Math.max(...widths) : minWidth);
      return name;
    }) as Value;
  const hero = threeTimes.find(({ kind }) => kind === 'hero');
  const phone = { kind: 'imagem', picture: { file: 'a.webp', alt: '' } } as const;
  const sections = [...threeTimes, { ...hero, media: { kind: 'planner', phone } } as Section];
  const page = own(TREE.page, { ...shippedPage, sections });
  const changes = {
    site: own(TREE.site, shipped.site),
    product: own(TREE.product, shipped.product),
    proof: own(TREE.proof, shipped.proof),
  };
  const context = pageContext(page, changes);
  renderToStaticMarkup(
    <>
      <Sections page={page} changes={changes} />
      <Footer background="" content={{ ...shipped, ...changes }} />
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
