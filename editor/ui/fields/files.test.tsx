// @vitest-environment happy-dom
// Tests the inputs for pictures and other files: upload, paste, crop, choosing an uploaded file, and refusals.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderField, settled } from '../../testing/ui.tsx';

const PICTURE = 'proof.testimonials.0.picture.file';
const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement;

async function picture(name: string, width: number, height: number): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#dde6dd' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** Mocks `createImageBitmap`, because happy-dom cannot decode pictures. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) =>
    sharp(Buffer.from(await file.arrayBuffer())).metadata(),
  );
  return () => vi.unstubAllGlobals();
});

/** Waits until the field's saved value is the uploaded file. */
const expectSaved = ({ saved }: Awaited<ReturnType<typeof renderField>>, name: string) =>
  waitFor(async () => expect(await saved()).toBe(name));
const crop = () => screen.queryByRole('dialog', { name: 'Recortar a imagem' });

describe('a picture', () => {
  test('is saved uncropped if it has the shape of the others, and the seller is asked about its description', async () => {
    const field = await renderField(PICTURE);
    await field.user.upload(fileInput(), await picture('Conversa nova.png', 1170, 1680));
    await expectSaved(field, 'depoimentos/conversa-nova.png');
    expect(screen.getByText(/A imagem mudou: “Descrição da imagem” ainda diz/)).toBeTruthy();
    await settled(field.editor.undo);
    expect(screen.queryByText(/A imagem mudou/)).toBeNull();
  });

  test('with another shape can stay uncropped, and is only uploaded after that choice', async () => {
    const field = await renderField(PICTURE);
    await field.user.upload(fileInput(), await picture('inteira.png', 900, 2400));
    await waitFor(() => expect(crop()?.textContent).toContain('1170 × 1680'));
    await field.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect([crop(), await field.saved()]).toEqual([null, 'depoimentos/conversa-1.webp']);
    await field.user.upload(fileInput(), await picture('inteira.png', 900, 2400));
    await field.user.click(await screen.findByRole('button', { name: 'Usar inteira' }));
    await expectSaved(field, 'depoimentos/inteira.png');
  });

  test('outside of a list can have any shape, and is saved uncropped', async () => {
    const SEAL = 'site.footer.seals.file';
    const field = await renderField(SEAL);
    await field.user.upload(fileInput(), await picture('em-pe.png', 900, 2400));
    await expectSaved(field, 'selos/em-pe.png');
  });

  test('must be cropped if the field requires a shape, on a canvas that is cleared before it is drawn', async () => {
    const { user } = await renderField('brand.socialBackground');
    const calls: string[] = [];
    const context = { clearRect: () => calls.push('clearRect'), drawImage: () => calls.push('drawImage') };
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
    await user.upload(fileInput(), await picture('fundo.png', 2400, 2400));
    await waitFor(() => expect(crop()).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Usar inteira' })).toBeNull();
    // Nothing of the last crop shows through a transparent picture.
    expect(calls.slice(0, 2)).toEqual(['clearRect', 'drawImage']);
  });

  test('can be pasted from the clipboard', async () => {
    const field = await renderField(PICTURE);
    const files = [await picture('image.png', 1170, 1680)];
    fireEvent.paste(screen.getByRole('button', { name: 'Trocar imagem' }), { clipboardData: { files } });
    await expectSaved(field, 'depoimentos/image.png');
  });

  test('that another item of the list uses too is saved with a note, and an earlier refusal disappears', async () => {
    const { user, saved } = await renderField(PICTURE);
    await user.upload(fileInput(), await picture('pequena.png', 300, 500));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Já enviadas' }));
    await user.click(screen.getByRole('menuitem', { name: 'depoimentos/conversa-2.webp' }));
    expect(await saved()).toBe('depoimentos/conversa-2.webp');
    expect(screen.getByText('Outro item desta lista já usa esta imagem.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['IMG_1.HEIC', 1170, 1680, /HEIC/],
    ['pequena.png', 300, 500, /Esta imagem sairia borrada: ela tem 300 pixels/],
  ])(
    'that cannot be used is refused with a reason, which disappears when another is chosen: %s',
    async (name, width, height, reason) => {
      const field = await renderField(PICTURE);
      await field.user.upload(fileInput(), await picture(name, width, height));
      expect((await screen.findByRole('alert')).textContent).toMatch(reason);
      await field.user.upload(fileInput(), await picture('boa.png', 1170, 1680));
      await expectSaved(field, 'depoimentos/boa.png');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('captions', () => {
  const CAPTIONS = 'pages/principal.sections.sobre.video.captions';

  test('that browsers cannot read are refused with the reason', async () => {
    const { user, editor } = await renderField(CAPTIONS);
    await user.upload(fileInput(), new File(['1\n00:00:01,000 --> 00:00:02,000\nBom dia\n'], 'falas.vtt'));
    const notice = () => editor.getSnapshot().notice?.text;
    await waitFor(() => expect(notice()).toContain('Isto não é um arquivo de legendas WebVTT'));
  });
});
