import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { listen, originOf } from '../../tests/support/programs.ts';
import { recordEditor } from '../runningEditor.ts';
import { allFiles, resetProject, textOf } from '../testing/project.ts';
import { pictureOfPage } from './pictures.ts';
import { createAssistant } from './server.ts';

let client: Client;

beforeEach(async () => {
  resetProject();
  client = new Client({ name: 'test', version: '1' });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([createAssistant().connect(serverSide), client.connect(clientSide)]);
  return () => client.close();
});

/** The text of a tool's answer, and whether it refused. */
async function call(name: string, args: object = {}) {
  const result = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const [content] = result.content;
  return { text: content?.type === 'text' ? content.text : '', isRefused: result.isError === true };
}

/** The parsed answer of a tool. Fails if the tool refused. */
async function resultOf(name: string, args: object = {}) {
  const { text, isRefused } = await call(name, args);
  expect(isRefused, text).toBe(false);
  return JSON.parse(text);
}

/** Why a tool refused. Fails if it did not. */
async function refusalOf(name: string, args: object) {
  const { text, isRefused } = await call(name, args);
  expect(isRefused, text).toBe(true);
  return text;
}

const change = (label: string, ...changes: object[]) => resultOf('change', { label, changes });
const refusedChange = (...changes: object[]) => refusalOf('change', { label: 'Teste', changes });
const set = (path: string, value: unknown) => ({ do: 'set', path, value });
const NAME = 'site.name';

test('the instructions and descriptions have under 1,500 words, and no tool publishes or deletes', async () => {
  const { tools } = await client.listTools();
  const words = [client.getInstructions(), ...tools.map(({ description }) => description)]
    .join(' ')
    .split(/\s+/);
  expect(words.length).toBeLessThan(1500);
  expect(tools.map(({ name }) => name).filter((name) => /publish|delete/.test(name))).toEqual([]);
});

test('the shipped product can become another product, and undo restores every byte', async () => {
  const before = allFiles();
  await change('Nome do produto', set(NAME, 'Curso de Pão'), set('site.tagline', 'Pão de verdade, em casa'));
  const [main] = (await resultOf('list_pages')).pages;
  const sections: { path: string; title: string }[] = main.sections;
  const testimonials = sections.filter(({ title }) => title.startsWith('Depoimentos'));
  expect(testimonials).not.toHaveLength(0);
  await change('Esconder depoimentos', ...testimonials.map(({ path }) => ({ do: 'hide', path })));
  const { text } = await call('read_fields', { path: 'brand' });
  const palette = text
    .split('\n')
    .map((line) => JSON.parse(line))
    .find(({ path }) => path === 'brand.palette');
  const otherPalette = palette.options.find((one: string) => one !== palette.value);
  await change('Cores', set('brand.palette', otherPalette));
  const lower = set('offers.offers.b.price', '57,00');
  expect(await refusedChange(lower)).toContain(
    'offers.offers.exclusiva.price — Oferta exclusiva › Preço: tem de ser menor',
  );
  await change('Preços', lower, set('offers.offers.exclusiva.price', '47,00'));
  await change(
    'Recursos',
    set('product.features.0.text', 'Massas de fermentação natural'),
    { do: 'remove', path: 'product.features.1' },
    { do: 'move', path: 'product.features.0', to: 1 },
    { do: 'add', path: 'product.features', value: { icon: 'bandeira', text: 'Receitas para vender' } },
  );
  await resultOf('add_page', { kind: 'thanks', name: 'Obrigado' });
  expect(textOf('product')).toContain('Receitas para vender');
  expect((await resultOf('list_pages')).pages).toContainEqual(
    expect.objectContaining({ address: '/obrigado' }),
  );
  expect(await resultOf('check')).toMatchObject({ errors: [] });
  const [{ steps }] = await resultOf('versions');
  expect(steps).toContain('Recursos (mudado pelo assistente)');
  for (const _ of steps) await resultOf('undo');
  expect(allFiles()).toEqual(before);
});

test('sections that are added from the example of their kind get free ids', async () => {
  const path = 'pages/principal.sections';
  const { example } = JSON.parse((await call('describe_new', { path, kind: 'faq' })).text);
  const add = { do: 'add', path, value: { kind: 'faq', ...example } };
  await change('Mais perguntas', add, add);
  expect(textOf('pages/principal')).toContain('id: faq-2\n');
});

test('a change can edit a page that an earlier change of the call added, but not a removed page', async () => {
  const path = 'pages/nova';
  const page = { ...parse(textOf('pages/termos')), path: '/nova' };
  await change('Página nova', set(path, page), set(`${path}.title`, 'Outro título'));
  expect(textOf(path)).toContain('title: Outro título\n');
  expect(await refusedChange({ do: 'remove', path }, { do: 'hide', path })).toContain('não existe');
});

test('showing a section that is not hidden changes nothing', async () => {
  const before = allFiles();
  await change('Mostrar o preço', { do: 'show', path: 'pages/principal.sections.preco' });
  expect(allFiles()).toEqual(before);
});

const nestedLists = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'x');

test.each([
  ['a value of another type', set(NAME, { a: 1 }), /site\.name — /],
  ['a text of two megabytes', set(NAME, 'a'.repeat(2e6)), /grande demais/],
  ['nested lists', set(NAME, nestedLists(100)), /coisa demais/],
  ['thousands of nested lists', set(NAME, nestedLists(20_000)), /grande demais/],
  ['an unknown field', set('site.unknown', 'x'), /site/],
  ['a page outside of the content', set('pages/../../x', { path: '/x' }), /não existe/],
  ['a missing item', { do: 'remove', path: 'product.features.99' }, /não existe/],
])('a refusal changes nothing: %s', async (_, edit, message) => {
  const before = allFiles();
  expect(await refusedChange(set('site.tagline', 'Nunca salvo'), edit)).toMatch(message);
  expect(allFiles()).toEqual(before);
});

test.each([
  ['change', { label: 'a', changes: [{ do: 'set', path: NAME }] }, `changes.0.value (${NAME}) — falta`],
  ['change', { label: 'a', changes: [{ do: 'paint', path: NAME }] }, `changes.0.do (${NAME}) — o esperado`],
  ['change', { label: 1, changes: [] }, 'label — o esperado é um texto.\nchanges — o esperado é no mínimo 1'],
  ['screenshot', { address: '/', width: 1.5 }, 'width — o esperado é um número inteiro'],
  ['read_fields', { path: NAME, page: '/' }, 'não existe: page'],
])('wrong arguments of %s are named: %j', async (tool, args, message) => {
  expect(await refusalOf(tool, args)).toContain(message);
});

test('the list of tools has the schema of their arguments', async () => {
  const { tools } = await client.listTools();
  expect(tools.find(({ name }) => name === 'change')?.inputSchema).toMatchObject({
    type: 'object',
    required: ['label', 'changes'],
    additionalProperties: false,
    properties: { changes: { type: 'array', items: { oneOf: expect.any(Array) } } },
  });
});

test('two changes of the same field within seconds are separate undo steps', async () => {
  await change('Nome', set(NAME, 'Um'));
  await change('Nome', set(NAME, 'Dois'));
  await resultOf('undo');
  expect(textOf('site')).toContain('name: Um\n');
});

test('a screenshot needs an open editor', async () => {
  expect(await refusalOf('screenshot', { address: '/', width: 390 })).toContain('abra antes o editor');
});

test('a screenshot waits while the response is 503, and fails for another error', async () => {
  const statuses = [503, 200, 500];
  const server = createServer(({ url }, response) => {
    const status = (url === '/' && statuses.shift()) || 404;
    response.writeHead(status, { 'content-type': 'text/plain', ...(status === 503 && { refresh: '1' }) });
    response.end(String(status));
  });
  await listen(server);
  onTestFinished(() => void server.close());
  const picture = () => pictureOfPage(`${originOf(server)}/`, { width: 320, top: 0 });
  await picture();
  expect(statuses).toEqual([500]);
  await expect(picture()).rejects.toThrow('A página não abriu');
});

test('changes are refused while the open editor does not answer', async () => {
  const before = allFiles();
  recordEditor({ origin: 'http://127.0.0.1:1', token: '' });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(
    AbortSignal.abort(new DOMException('', 'TimeoutError')),
  );
  expect(await refusedChange(set(NAME, 'Curso'))).toContain('não respondeu');
  expect(allFiles()).toEqual(before);
});

test('a label with line breaks and invisible characters becomes one line', async () => {
  await change('Nome\n\u202edo produto\u0000', set(NAME, 'Curso'));
  expect((await resultOf('undo')).undone).toBe('Nome do produto (mudado pelo assistente)');
});

test('a copy needs a page that exists', async () => {
  const copy = { kind: 'copy', name: 'Cópia', source: 'pages/nada' };
  expect(await refusalOf('add_page', copy)).toBe('pages/nada: esta página não existe.');
});

test('pictures come only from the folder of the site', async () => {
  const root = dirname(CONTENT_FOLDER);
  const outside = `${root}-outside`;
  mkdirSync(outside);
  onTestFinished(() => rmSync(outside, { recursive: true }));
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
  for (const folder of [root, outside]) await picture.toFile(join(folder, 'foto.png'));
  writeFileSync(join(root, 'segredo.txt'), 'x');
  symlinkSync(resolve(outside, 'foto.png'), join(root, 'atalho.png'));
  const above = join('..', basename(outside), 'foto.png');
  for (const file of [above, resolve(outside, 'foto.png'), 'atalho.png', 'segredo.txt', 'nada.png', '.'])
    await refusalOf('add_picture', { file });
  expect(await resultOf('add_picture', { file: 'foto.png' })).toMatchObject({ name: 'imagens/foto.png' });
  expect((await resultOf('undo')).undone).toBe('Imagem nova (mudado pelo assistente)');
});
