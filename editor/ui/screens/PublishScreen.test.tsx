// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderOn, settled, startEditor } from '../../testing/ui.tsx';
import { ApiFailure } from '../state/api.ts';
import { PublishScreen } from './PublishScreen.tsx';

test('Publicar shows the current changes after an undo and after a publication that did not start', async () => {
  const { editor, set, value } = await startEditor();
  const before = value('site.name');
  const change = { id: '1', place: undefined, label: 'Nome', before: '', after: '', canReturn: false };
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
