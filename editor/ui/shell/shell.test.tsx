// @vitest-environment happy-dom
// Tests the top bar and the search.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { placeOf } from '../../places.ts';
import { renderOn, settled, startEditor } from '../../testing/ui.tsx';
import { readRoute } from '../state/route.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { TopBar } from './TopBar.tsx';

test('the search opens a field on its page', async () => {
  const { editor } = await startEditor();
  renderOn(editor, <SearchDialog isOpen onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('searchbox'), 'antes de ir');
  await userEvent.click(await screen.findByText('Antes de ir, leve o seu planner por menos'));
  expect(readRoute(window.location.hash).page).toBe('oferta-exclusiva');
});

test('the button for undo names the refused value that it discards, and is enabled even without a history', async () => {
  const { editor } = await startEditor();
  renderOn(editor, <TopBar screen="pagina" onSearch={() => undefined} />);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Desfazer/ });
  expect(button().disabled).toBe(true);
  act(() => editor.write({ place: placeOf('site.name'), value: '', label: 'Nome do produto' }));
  await settled(editor.flush);
  expect(button().getAttribute('aria-label')).toBe('Desfazer: Nome do produto');
  await userEvent.click(button());
  expect([editor.getSnapshot().drafts.size, button().disabled]).toEqual([0, true]);
});
