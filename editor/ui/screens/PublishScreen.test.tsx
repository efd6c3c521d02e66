// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { placeOf } from '../../places.ts';
import { renderOn, settled, startEditor } from '../../testing/ui.tsx';
import { ApiFailure } from '../state/api.ts';
import { PublishScreen } from './PublishScreen.tsx';

test('Publicar shows the current changes after an undo and after a publication that did not start', async () => {
  const { editor, set, value } = await startEditor();
  const before = value('site.name');
  const change = { id: '1', place: undefined, label: 'Nome', before: '', after: '', canRevert: false };
  editor.api.publishState = async () => ({
    last: { at: 0, host: 'cloudflare', text: 'Publicado.', address: undefined },
    changes: value('site.name') === before ? [] : [change],
    isRunning: false,
  });
  editor.api.publish = async () => {
    throw new ApiFailure('Sem disco.');
  };
  await set({ 'site.name': 'Outro' });
  renderOn(editor, <PublishScreen />);
  await settled(() => undefined);
  expect(screen.queryByText('Nada.')).toBeNull();
  await settled(editor.undo);
  expect(screen.getByText('Nada.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Publicar agora' }));
  await settled(() => undefined);
  expect(screen.getByText('Nada.')).toBeDefined();
});

test('Publicar can be pressed again if the end was announced while the connection was lost', async () => {
  const { editor } = await startEditor();
  editor.api.publishState = async () => ({ changes: [], isRunning: true });
  renderOn(editor, <PublishScreen />);
  await settled(() => undefined);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publicando…' });
  await settled(() =>
    editor.receive({ type: 'publish-progress', progress: { step: 'publish', text: 'Enviando…' } }),
  );
  expect(button().disabled).toBe(true);
  await settled(() => editor.setConnection('lost'));
  editor.api.publishState = async () => ({ changes: [], isRunning: false });
  await settled(() => editor.setConnection('open'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publicar agora' }).disabled).toBe(false);
  expect(screen.queryByText('Enviando…')).toBeNull();
});

test('Publicar lists the fields that are not saved, even if their names are equal', async () => {
  const { editor } = await startEditor();
  editor.api.publishState = async () => ({ changes: [], isRunning: false });
  for (const index of [0, 1])
    editor.write({ place: placeOf(`proof.testimonials.${index}.name`), value: '', label: 'Nome' });
  await settled(editor.flush);
  renderOn(editor, <PublishScreen />);
  await settled(() => undefined);
  for (const item of ['Depoimento 1', 'Depoimento 2'])
    expect(screen.getByText(`Números e depoimentos › Depoimentos › ${item} › Nome`)).toBeDefined();
});
