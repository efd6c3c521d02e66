import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';

/** What VS Code's YAML extension runs, with a folder open and no setting of its own. */
const editor = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});

let version = 0;

/** A content file as it stands in the editor while `written` is being changed. */
function opened(name: string, written = '', changed = ''): TextDocument {
  const path = resolve('src/content', `${name}.yaml`);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(written);
  version += 1;
  return TextDocument.create(pathToFileURL(path).href, 'yaml', version, text.replace(written, changed));
}

const after = (document: TextDocument, words: string) =>
  document.positionAt(document.getText().indexOf(words) + words.length);

beforeAll(() => editor.configure({ validate: true, hover: true, completion: true, yamlVersion: '1.2' }));

describe('an editor that knows YAML finds the schema that a content file names', () => {
  it.each(['site', 'interface', 'prices', 'links', 'proof', 'product', 'home', 'offer', 'behaviour'])(
    'and nothing wrong in %s.yaml',
    async (name) => {
      expect(await editor.doValidation(opened(name), false)).toEqual([]);
    },
  );

  it('marks a misspelt field and a wrong value in their lines, in Portuguese', async () => {
    const document = opened('home', 'button: Central de ajuda', 'buton: Central de ajuda');
    expect(await editor.doValidation(document, false)).toContainEqual(
      expect.objectContaining({
        message: 'Aqui cabem estes campos: heading, text, button',
        range: expect.objectContaining({
          start: after(
            document,
            '  text: Chame a gente no chat. Quem responde é uma pessoa, não um robô.\n  ',
          ),
        }),
      }),
    );
    const price = opened('prices', 'list: 119,00', 'list: 119.00');
    expect(await editor.doValidation(price, false)).toMatchObject([
      {
        message: 'O esperado é um preço em reais, com vírgula e centavos. Por exemplo: list: 119,00',
        range: { start: after(price, 'list: ') },
      },
    ]);
  });

  it('offers the words of a choice, and the fields that a group lacks', async () => {
    const choice = opened('behaviour', 'countdown: loop', 'countdown: ');
    const words = await editor.doComplete(choice, after(choice, 'countdown: '), false);
    // In quotes, for older programs to which it means no.
    expect(words.items.map(({ label }) => label)).toEqual(['loop', 'deadline', '"off"']);

    const group = opened('home', '  button: Central de ajuda', '  ');
    const end = group.positionAt(group.getText().length - 1);
    const fields = await editor.doComplete(group, end, false);
    expect(fields.items.map(({ label }) => label)).toContain('button');
  });

  it('tells what is expected under the pointer', async () => {
    const document = opened('prices');
    const hover = await editor.doHover(document, after(document, '\nexclu'));
    const told = JSON.stringify(hover?.contents);
    expect(told).toContain('Um preço em reais, com vírgula e centavos');
    expect(told).toContain('Por exemplo: exclusive: 119,00');
  });
});
