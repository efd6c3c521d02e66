// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOn, settled, startEditor } from '../../testing/ui.tsx';
import { isFormScreen } from '../model/screens.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { useRoute } from '../state/route.ts';
import { CheckScreen } from './CheckScreen.tsx';
import { FormScreen } from './FormScreen.tsx';

/** Shows the screen Conferir, and the forms to which its links lead. */
function Screens() {
  const { screen: id, place, isFromCheck } = useRoute();
  return (
    <>
      <TopBar screen={id} onSearch={() => undefined} />
      {isFormScreen(id) ? <FormScreen id={id} place={place} isFromCheck={isFromCheck} /> : <CheckScreen />}
    </>
  );
}

/** Follows a link. In happy-dom a click on a link to a hash does not navigate. */
function follow(name: RegExp | string): void {
  window.location.hash = screen.getByRole<HTMLAnchorElement>('link', { name }).hash;
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

const expectFocusOn = (value: string) =>
  waitFor(() => expect(document.activeElement).toHaveProperty('value', value));

test('Conferir leads from field to field and back to its list, and says when the list is being updated', async () => {
  const [first, second] = ['https://pay.example.com/a', 'https://pay.example.com/b'];
  const { editor } = await startEditor({
    'offers.offers.a.checkout': first,
    'offers.offers.b.checkout': second,
  });
  renderOn(editor, <Screens />);
  const tab = within(screen.getByRole('navigation', { name: 'Telas' })).getByText('Conferir');
  await settled(editor.check);
  expect(tab.textContent).toMatch(/^Conferir\d/);
  follow(/Preço e depoimentos.*Link de pagamento$/);
  await expectFocusOn(second);
  follow(/^Próximo: .*Link de pagamento$/);
  await expectFocusOn(first);
  follow('Voltar a Conferir');
  act(() => screen.getByRole('button', { name: 'Conferir de novo' }).click());
  expect(screen.getByText('Conferindo…', { selector: '[role=status] *' })).toBeTruthy();
  expect(tab.textContent).toMatch(/^Conferir…/);
  await settled(() => undefined);
  expect(tab.textContent).toMatch(/^Conferir\d/);
});
