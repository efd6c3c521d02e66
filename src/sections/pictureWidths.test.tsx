import type { z } from 'astro/zod';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { AllSections } from '../../tests/fuzz/allSections.tsx';
import { hints } from '../content-model/hints.ts';
import { loadContent } from '../content-model/loadContent.ts';
import { contentSchemas } from '../content-model/schemas.ts';

/** The widths in which each picture is shown, by its file. */
const shown = new Map<string, number[]>();

vi.mock('../components/Picture.tsx', () => ({
  Picture({ file, widths }: { file: string; widths: number[] }) {
    shown.set(file, [...(shown.get(file) ?? []), ...widths]);
    return null;
  },
}));
vi.mock('../components/uploads.ts', () => ({
  uploadedFile: (file: string) => file,
  fullPictureUrl: (file: string) => file,
}));

const content = loadContent();
const { site, product, proof, home, offer, links } = contentSchemas;

beforeAll(() => {
  renderToStaticMarkup(<AllSections content={content} />);
});

it.each<[string, string, z.ZodType]>([
  ['the seals', content.site.footer.sealsImage, site.shape.footer.shape.sealsImage],
  ['the badge', content.home.devices.badgeImage, home.shape.devices.shape.badgeImage],
  ['the mockup', content.offer.mockupImage, offer.shape.mockupImage],
  ['a testimonial', content.proof.testimonials[0]?.image ?? '', proof.shape.testimonials.element.shape.image],
  [
    'a page of the planner',
    content.product.modules[0]?.image ?? '',
    product.shape.modules.element.shape.image,
  ],
])('%s must be as wide as the widest that its section shows', (_, file, schema) => {
  expect(hints.get(schema)?.leastWidth).toBe(Math.max(...(shown.get(file) ?? [])));
});

it.each(['mainVideo', 'offerVideo'] as const)('the poster of %s is shown 1280 px wide', (name) => {
  expect(Math.max(...(shown.get(content.links[name].poster) ?? []))).toBe(1280);
  expect(hints.get(links.shape[name].shape.poster)?.expected).toContain('1280 pixels ou mais no lado maior');
});
