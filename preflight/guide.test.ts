import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMap, isScalar, parseDocument, visit } from 'yaml';
import { CONTENT_FOLDER } from '../src/content-model/contentFolder.ts';
import { loadWrittenContent } from '../src/content-model/loadContent.ts';
import { FEATURE_ICONS } from '../src/domain/featureIcons.ts';
import { findings } from '../tests/support/readyContent.ts';

const BLOCK = /^```yaml\n# content\/(\w+\.yaml)\n([\s\S]*?)^```$/gm;

/** Files that the guide's seller has and the tests have not, with others of the same proportions. */
const PICTURES: Record<string, string> = {
  'depoimentos/bianca.webp': 'depoimentos/conversa-1.webp',
  'depoimentos/davi.webp': 'depoimentos/conversa-2.webp',
  'depoimentos/sara.webp': 'depoimentos/conversa-3.webp',
  'video/minha-capa.webp': 'video/tour.webp',
  'modulos/minha-pagina.webp': 'modulos/biblia.webp',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
  cpSync(CONTENT_FOLDER, folder, { recursive: true, filter: (path) => basename(path) !== 'uploads' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Groups that the seller adds. */
const ADDED = ['promotion'];

/** Writes a block of the guide into a file of the content; each field must be there already, lists and cards of a kind are written whole. */
function follow(file: string, yaml: string): void {
  const path = join(folder, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  visit(parseDocument(yaml), {
    Pair(_, { key, value }, ancestors) {
      if (isMap(value) && !value.has('kind')) return;
      const names = [...ancestors, { key }].flatMap((node) =>
        'key' in node && isScalar(node.key) ? [node.key.value] : [],
      );
      const isThere = ADDED.includes(String(names[0])) || document.hasIn(names);
      expect(isThere, `${file}: ${names.join('.')}`).toBe(true);
      document.setIn(names, value);
      return visit.SKIP;
    },
  });
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

it('lists every drawing of features by its name', () => {
  const [, names = ''] =
    /^Os nomes, para procurar com Ctrl\+F:\n\n([^.]+)\.$/m.exec(readFileSync('GUIA.md', 'utf8')) ?? [];
  expect(names.split(/,\s/)).toEqual(FEATURE_ICONS.toSorted());
});

it('finds nothing in content that follows GUIA.md, but for the guide’s own examples', () => {
  const guide = readFileSync('GUIA.md', 'utf8').replace(
    /\w+\/[\w-]+\.webp/g,
    (file) => PICTURES[file] ?? file,
  );
  const kinds: string[] = [];
  for (const [, file = '', yaml = ''] of guide.matchAll(BLOCK)) {
    follow(file, yaml);
    const { kind } = loadWrittenContent(folder).home.hero.planner;
    if (yaml.includes('kind:')) kinds.push(kind);
  }
  expect(kinds).toEqual(['rotina', 'lista', 'tabela', 'calendario', 'imagem']);
  const found = findings(loadWrittenContent(folder)).map((text) => text.split(': ')[0]);
  expect(found).toEqual([
    'stop links.checkoutA',
    'stop links.checkoutB',
    'stop links.checkoutExclusive',
    'stop prices.promotion.checkout',
    'stop site.address',
    'stop links.chatPhone',
    'stop links.mainVideo.address',
    'stop links.offerVideo.address',
    'stop tracking.metaPixel',
    'stop tracking.googleAnalytics',
    'stop seller.document',
    'stop seller.address',
    'stop seller.email',
  ]);
});
