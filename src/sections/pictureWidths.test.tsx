import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { AllSections } from '../../tests/fuzz/allSections.tsx';
import { content } from '../../tests/support/content.ts';
import { hints, schemaAt } from '../content-model/hints.ts';
import { contentSchemas } from '../content-model/schemas.ts';

/** The widths in which each picture is shown, by its file. */
const shown = new Map<string, number[]>();

vi.mock('../components/Picture.tsx', () => ({
  Picture({ file, widths }: { file: string; widths: number[] }) {
    shown.set(file, [...(shown.get(file) ?? []), ...widths]);
    return null;
  },
}));
vi.mock('../components/PictureLink.tsx', () => ({
  PictureLink: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../components/uploads.ts', () => ({ uploadedFile: (file: string) => file }));

const schemaOf = (file: keyof typeof contentSchemas, ...path: PropertyKey[]) => {
  const schema = schemaAt(contentSchemas[file], path, content[file]);
  return schema && hints.get(schema);
};

beforeAll(() => {
  renderToStaticMarkup(<AllSections content={content} />);
});

it.each([
  ['the seals', content.site.footer.sealsImage, schemaOf('site', 'footer', 'sealsImage')],
  ['the badge', content.home.devices.badgeImage, schemaOf('home', 'devices', 'badgeImage')],
  ['the mockup', content.offer.mockupImage, schemaOf('offer', 'mockupImage')],
  ['the cover of the bonus', content.product.bonus.image, schemaOf('product', 'bonus', 'image')],
  [
    'the inside of the bonus',
    content.product.bonus.insideImage ?? '',
    schemaOf('product', 'bonus', 'insideImage'),
  ],
  [
    'a step',
    content.home.howItWorks.steps[0]?.image ?? '',
    schemaOf('home', 'howItWorks', 'steps', 0, 'image'),
  ],
  [
    'a testimonial',
    content.proof.testimonials[0]?.image ?? '',
    schemaOf('proof', 'testimonials', 0, 'image'),
  ],
  [
    'a page of the planner',
    content.product.modules[0]?.image ?? '',
    schemaOf('product', 'modules', 0, 'image'),
  ],
])('%s must be as wide as the widest that its section shows', (_, file, hint) => {
  expect(hint?.leastWidth).toBe(Math.max(...(shown.get(file) ?? [])));
});

it.each(['mainVideo', 'offerVideo'] as const)('the poster of %s is shown 1280 px wide', (name) => {
  expect(Math.max(...(shown.get(content.links[name].poster) ?? []))).toBe(1280);
  expect(schemaOf('links', name, 'poster')?.expected).toContain('1280 pixels ou mais no lado maior');
});
