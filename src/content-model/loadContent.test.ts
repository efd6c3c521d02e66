import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runs } from '../../tests/fuzz/runs.ts';
import { sourceOf } from '../../tests/support/changedContent.ts';
import { edited, MAIN_PAGE, OFFER_PAGE, pageIn, shipped } from '../../tests/support/readyContent.ts';
import { CONTENT_FOLDER } from './contentFolder.ts';
import { ContentError, formatIssue } from './issue.ts';
import { checkContent, checkFile, contentFilesIn, fillContent, loadContent } from './loadContent.ts';
import { SHIPPED_PRODUCT } from './productFolders.ts';
import { type ContentFile, FILE_NAMES } from './schemas.ts';

it('after the deadline, a social card has the list price and no note, unless the offer has a fixed price', () => {
  const content = edited(shipped, { 'offers.countdown': 'deadline', '~.socialTitle': 'Por {preco}' });
  const endsAt = content.offers.deadline?.endsAt ?? 0;
  const texts = (nowMs: number) =>
    [MAIN_PAGE, OFFER_PAGE].flatMap((file) => {
      const { socialTitle, socialNote, title } = pageIn(fillContent(content, nowMs), file);
      return [socialTitle, socialNote, title];
    });
  const [title, note, ...others] = texts(endsAt - 1);
  expect([title, note]).toEqual(['Por R$\u00a067,00', expect.stringContaining('67,00')]);
  expect(texts(endsAt)).toEqual(['Por R$\u00a0119,00', undefined, ...others]);
});

describe('the files of a content folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(folder, 'pages'));
    for (const file of contentFilesIn(CONTENT_FOLDER))
      cpSync(`${CONTENT_FOLDER}/${file}.yaml`, `${folder}/${file}.yaml`);
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  const save = (name: string, text: string | Buffer) => writeFileSync(join(folder, `${name}.yaml`), text);
  const places = () =>
    checkContent(folder).errors.map(({ file, line, path }) => [file, line, path.join('.')]);

  it('have their errors reported all at once, with file and line', () => {
    save('offers', sourceOf('offers').replace('price: 67,00', 'price: muito'));
    save('site', sourceOf('site').replace('tagline: Um', 'tagline: Um:'));
    expect(places()).toEqual([
      ['site', 2, ''],
      ['offers', 4, 'offers.b.price'],
    ]);
    expect(() => loadContent(folder)).toThrow(ContentError);
    expect(() => loadContent(folder)).toThrow(
      `\n\nO conteúdo tem 2 erros:\n\n  • ${folder}/site.yaml, linha 2: `,
    );
  });

  it('are validated again only after a change', () => {
    const first = checkContent(folder);
    expect(checkContent(folder)).toBe(first);
    save('offers', sourceOf('offers').replace('price: 67,00', 'price: 68,00'));
    expect(checkContent(folder).value?.offers.offers[0]?.price).toBe(6800);
    save('offers', sourceOf('offers'));
    expect(checkContent(folder)).toEqual(first);
  });

  it('include every page, but no hidden files and no backup copies of a text editor', () => {
    for (const name of ['.oculta', 'natal', '~nota']) save(`pages/${name}`, sourceOf(MAIN_PAGE));
    writeFileSync(join(folder, 'pages', 'notas.txt'), '');
    writeFileSync(join(folder, 'pages', 'principal.yaml~'), '');
    const shippedPages = contentFilesIn(SHIPPED_PRODUCT).filter((file) => file.startsWith('pages/'));
    const pages = [...shippedPages, 'pages/natal', 'pages/~nota'].toSorted();
    const everyContent = FILE_NAMES.filter((name) => name !== 'ab-test');
    expect(contentFilesIn(folder)).toEqual([...everyContent, ...pages]);
    rmSync(join(folder, 'pages'), { recursive: true });
    save('ab-test', '{}');
    expect(contentFilesIn(folder)).toEqual(FILE_NAMES);
    expect(checkContent(folder).errors.length).toBeGreaterThan(0);
  });

  it('must exist, be in UTF-8 and not contradict each other', () => {
    save('offers', sourceOf('offers').replace('main: b', 'main: nenhuma'));
    expect(places()).toEqual([['offers', sourceOf('offers').split('\n').indexOf('main: b') + 1, 'main']]);
    rmSync(join(folder, 'brand.yaml'));
    save('privacy', Buffer.from(sourceOf('privacy'), 'latin1'));
    expect(places()).toEqual([
      ['brand', undefined, ''],
      ['privacy', expect.any(Number), ''],
    ]);
  });

  it('may have Windows line endings and a byte order mark', () => {
    for (const file of contentFilesIn(CONTENT_FOLDER))
      save(file, `\ufeff${sourceOf(file).replaceAll('\n', '\r\n')}`);
    expect(loadContent(folder)).toEqual(loadContent());
    save('site', `\ufeff${sourceOf('site').replace('tagline: Um', 'tagline: Um:').replaceAll('\n', '\r\n')}`);
    expect(places()).toEqual([['site', 2, '']]);
  });
});

describe('any edit', () => {
  const SIGNS = '*&!|>@`%[]{}#:-?"\'\t\n ,“”\u0000\ud800';
  const LINES = ['\n---\n', '__proto__: x\n', 'null', '{nome}', '<<: *a\n'];
  const typing = fc.oneof(fc.constantFrom(...SIGNS, ...LINES), fc.string({ maxLength: 4 }));

  const anyFile = fc.constantFrom(...contentFilesIn(CONTENT_FOLDER));
  /** Replaces up to three characters or lines of a content file with random text. */
  const anyEdit = fc
    .tuple(anyFile, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), typing, fc.boolean())
    .map(([file, place, removed, typed, isByLine]): [ContentFile, string] => {
      const units = sourceOf(file).split(isByLine ? '\n' : '');
      units.splice(Math.floor(place * units.length), removed, typed);
      return [file, units.join(isByLine ? '\n' : '')];
    });

  it('gives content, or errors that name the file and the line', () => {
    fc.assert(
      fc.property(anyEdit, ([file, text]) => {
        const { value, errors } = checkFile(file, Buffer.from(text));
        expect(value === undefined).toBe(errors.length > 0);
        for (const issue of errors) {
          expect(formatIssue(issue, 'c')).toMatch(/^c\/[\w/-]+\.yaml, linha [1-9]\d*[,:] [^\n]+$/);
          expect(issue.line).toBeLessThanOrEqual(text.split('\n').length);
          expect(issue.message).not.toMatch(/Invalid|expected/);
        }
      }),
      runs(200),
    );
  }, 300_000);
});
