// @vitest-environment happy-dom
// Tests the inputs for pictures and other files: upload, paste, crop, choosing an uploaded file, and refusals.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldTree, type ListField } from '../../../src/content-model/fieldTree.ts';
import { defined } from '../../../tests/support/readyContent.ts';
import type { YamlValue } from '../../api.ts';
import { childOf, placeOf } from '../../places.ts';
import { fileInput, pictureFile, renderField, renderOn, settled, startEditor } from '../../testing/ui.tsx';
import { ListForm } from '../forms/ListForm.tsx';

const PICTURE = 'proof.testimonials.0.picture.file';

/** Mocks `createImageBitmap`, because happy-dom cannot decode pictures. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) =>
    sharp(Buffer.from(await file.arrayBuffer())).metadata(),
  );
});

/** Waits until the field's saved value is the uploaded file. */
const expectSaved = ({ saved }: Awaited<ReturnType<typeof renderField>>, name: string) =>
  waitFor(async () => expect(await saved()).toBe(name));
const cropDialog = () => screen.queryByRole('dialog', { name: 'Recortar a imagem' });

describe('a picture', () => {
  test('is saved uncropped if it has the shape of the others, and the seller is asked about its description', async () => {
    const field = await renderField(PICTURE);
    await field.upload(await pictureFile('Conversa nova.png', 1170, 1680));
    await expectSaved(field, 'depoimentos/conversa-nova.png');
    expect(screen.getByText(/A imagem mudou: “Descrição da imagem” ainda diz/)).toBeTruthy();
    await settled(field.editor.undo);
    expect(screen.queryByText(/A imagem mudou/)).toBeNull();
  });

  test('with another shape can stay uncropped, and is only saved after that choice', async () => {
    const field = await renderField(PICTURE);
    await field.upload(await pictureFile('inteira.png', 900, 2400));
    await waitFor(() => expect(cropDialog()?.textContent).toContain('1170 × 1680'));
    await field.press('Cancelar');
    expect([cropDialog(), await field.saved()]).toEqual([null, 'depoimentos/conversa-1.webp']);
    await field.upload(await pictureFile('inteira.png', 900, 2400));
    await field.press('Usar inteira');
    await expectSaved(field, 'depoimentos/inteira.png');
  });

  test('outside of a list is saved uncropped if the field requires no shape', async () => {
    const field = await renderField('site.footer.seals.file');
    await field.upload(await pictureFile('em-pe.png', 900, 2400));
    await expectSaved(field, 'selos/em-pe.png');
  });

  test('must be cropped if the field requires a shape, on a canvas that is cleared before it is drawn', async () => {
    const { upload } = await renderField('brand.socialBackground');
    const calls: string[] = [];
    const context = { clearRect: () => calls.push('clearRect'), drawImage: () => calls.push('drawImage') };
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
    await upload(await pictureFile('fundo.png', 2400, 2400));
    await waitFor(() => expect(cropDialog()).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Usar inteira' })).toBeNull();
    // Otherwise the previous picture would show through a transparent one.
    expect(calls.slice(0, 2)).toEqual(['clearRect', 'drawImage']);
  });

  test('can be pasted from the clipboard', async () => {
    const field = await renderField(PICTURE);
    const files = [await pictureFile('image.png', 1170, 1680)];
    fireEvent.paste(screen.getByRole('button', { name: 'Trocar imagem' }), { clipboardData: { files } });
    await expectSaved(field, 'depoimentos/image.png');
  });

  test('that cannot be used is refused with a reason, which disappears when another is chosen', async () => {
    const field = await renderField(PICTURE);
    await field.upload(await pictureFile('IMG_1.HEIC', 1170, 1680));
    expect((await screen.findByRole('alert')).textContent).toContain('HEIC');
    await field.upload(await pictureFile('boa.png', 1170, 1680));
    await expectSaved(field, 'depoimentos/boa.png');
    expect(screen.queryByRole('alert')).toBeNull();
    await field.upload(await pictureFile('pequena.png', 300, 500));
    const blurred = 'Esta imagem sairia borrada: ela tem 300 pixels';
    expect((await screen.findByRole('alert')).textContent).toContain(blurred);
    await field.press('Já enviadas');
    await field.user.click(screen.getByRole('menuitem', { name: 'depoimentos/conversa-2.webp' }));
    expect(await field.saved()).toBe('depoimentos/conversa-2.webp');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Outro item desta lista já usa esta imagem.')).toBeTruthy();
  });
});

test('a picture is not saved in another item if the list changes during the upload', async () => {
  const { editor, upload, saved } = await renderField('proof.testimonials.1.picture.file');
  const { api } = editor;
  const send = api.upload;
  api.upload = async (request) => {
    const answer = await send(request);
    await editor.apply([{ type: 'remove', place: placeOf('proof.testimonials.0') }], 'Um a menos');
    return answer;
  };
  await upload(await pictureFile('nova.png', 1170, 1680));
  await waitFor(() => expect(editor.getSnapshot().notice?.text).toContain('“Já enviadas”'));
  expect(await saved()).toBe('depoimentos/conversa-3.webp');
});

test('a picture that is chosen while the previous one is being saved replaces it', async () => {
  const { editor, upload, saved } = await renderField(PICTURE);
  const { api } = editor;
  const { edit, upload: send } = api;
  let saveFirst = () => {};
  api.edit = async (request) => {
    api.edit = edit;
    await new Promise<void>((resolve) => (saveFirst = resolve));
    return edit(request);
  };
  api.upload = async (request) => {
    saveFirst();
    return send(request);
  };
  await upload(await pictureFile('primeira.png', 1170, 1680));
  await waitFor(() => expect(editor.getSnapshot().drafts.size).toBe(1));
  await upload(await pictureFile('segunda.png', 1170, 1680));
  await waitFor(async () => expect(await saved()).toBe('depoimentos/segunda.png'));
});

test('captions that browsers cannot read are refused with the reason', async () => {
  const { upload, editor } = await renderField('pages/principal.sections.sobre.video.captions');
  await upload(new File(['1\n00:00:01,000 --> 00:00:02,000\nBom dia\n'], 'falas.vtt'));
  const notice = () => editor.getSnapshot().notice?.text;
  await waitFor(() => expect(notice()).toContain('Isto não é um arquivo de legendas WebVTT'));
});

test('pictures are added even if the list changes during the upload; those beyond the list’s maximum are named', async () => {
  const list = placeOf('product.modules');
  const { editor, value, set } = await startEditor();
  const modules = () => value('product.modules') as YamlValue[];
  const module = defined(modules()[0]);
  await set({ 'product.modules': Array.from({ length: 19 }, () => module) });
  const field = fieldTree().product.fields['modules'] as ListField;
  renderOn(editor, <ListForm place={list} field={field} isTop />);
  const read = vi.fn(createImageBitmap);
  read.mockImplementationOnce(async (file) => {
    await editor.apply([{ type: 'remove', place: childOf(list, 0) }], 'Uma a menos');
    return createImageBitmap(file);
  });
  vi.stubGlobal('createImageBitmap', read);
  const names = ['a.png', 'b.png', 'c.png'];
  const files = await Promise.all(names.map((name) => pictureFile(name, 1600, 1200)));
  await userEvent.upload(fileInput(), files);
  expect((await screen.findByText(/não cabe mais/)).textContent).toBe('c.png: não cabe mais nenhum item.');
  const added = modules().slice(18);
  expect(added.map((one) => Object(one).picture.file)).toEqual(['product/a.png', 'product/b.png']);
  expect(editor.getSnapshot().saved.issues).toEqual([]);
  await settled(editor.undo);
  expect(modules()).toHaveLength(18);
});
