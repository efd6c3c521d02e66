import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AllSections } from '../../tests/fuzz/allSections.tsx';
import { anyContent, FILES } from '../../tests/fuzz/anyContent.ts';
import { marked, textsOfMarks, type Written } from '../../tests/fuzz/marks.ts';
import { runs } from '../../tests/fuzz/runs.ts';
import { injection } from '../../tests/fuzz/tree.ts';
import { readFacts } from '../domain/facts.ts';
import { fillDeep } from '../domain/placeholders.ts';
import { type Content, contentSchemas } from '../schemas/contentSchemas.ts';

// Pictures are made by Astro: see the built pages in tests/fuzz/.
vi.mock('../components/Picture.tsx', () => ({
  Picture: ({ file, alt }: { file: string; alt: string }) => <img src={`/uploads/${file}`} alt={alt} />,
}));
vi.mock('../components/uploads.ts', () => ({
  uploadedFile: (file: string) => `/uploads/${file}`,
  fullPictureUrl: (file: string) => `/uploads/${file}`,
}));

function read(written: Written): Content {
  const content = Object.fromEntries(
    FILES.map((name) => [name, contentSchemas[name].parse(written[name])]),
  ) as Content;
  return fillDeep(content, readFacts(content));
}

const render = (content: Content) => renderToStaticMarkup(<AllSections content={content} />);

it('shows any content word for word, and makes nothing else of it', { timeout: 300_000 }, () => {
  // Two equal titles make two equal React keys, which only the browser's React would mind.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fc.assert(
    fc.property(anyContent, (written) => {
      const [withMarks, withTexts] = [read(marked(written)), read(written)];
      const texts = textsOfMarks(withMarks, withTexts);
      expect(texts.size).toBeGreaterThan(150);
      expect(injection(render(withTexts), render(withMarks), texts)).toBeUndefined();
    }),
    // What differs is told by its place: a smaller content would take long to find and tell no more.
    { ...runs(8, 200), endOnFailure: true },
  );
});
