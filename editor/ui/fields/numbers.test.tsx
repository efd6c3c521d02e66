// @vitest-environment happy-dom
// Tests the inputs for numbers, prices and tax numbers.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderField, textbox } from '../../testing/ui.tsx';

const B = 'offers.offers.b';

test('the check digits of a tax number are verified', async () => {
  const { user, retype } = await renderField('site.seller.document');
  await retype('52998224724');
  expect(screen.queryByText('CPF com os números certos')).toBeNull();
  await user.type(textbox(), '{Backspace}5');
  expect(screen.getByText('CPF com os números certos')).toBeTruthy();
});

test('a number is selected on focus, and arrow keys and buttons change it within its limits', async () => {
  const { user, saved } = await renderField('site.guarantee.days', { 'site.guarantee.days': 89 });
  const [less, more] = screen.getAllByRole<HTMLButtonElement>('button');
  await user.tab();
  expect([textbox().selectionStart, textbox().selectionEnd]).toEqual([0, 2]);
  await user.keyboard('{ArrowUp}');
  expect([await saved(), more?.disabled]).toEqual([90, true]);
  await user.keyboard('{ArrowUp}');
  expect(await saved()).toBe(90);
  await user.click(less as HTMLElement);
  await user.keyboard('{ArrowDown}');
  expect([await saved(), more?.disabled]).toEqual([89, false]);
  expect(textbox().value).toBe('89');
});

test('a rating changes in steps of exactly 0.1', async () => {
  const { user, saved } = await renderField('proof.rating', { 'proof.rating': 4.3 });
  await user.type(textbox(), '{ArrowUp}');
  // A sum of floating-point numbers would be 4.3999999999999995.
  expect([await saved(), textbox().value]).toEqual([4.4, '4,4']);
});

describe('a price', () => {
  test('links to the amounts that depend on it, and suggests the instalment with the same interest', async () => {
    const { user, press, saved } = await renderField(`${B}.price`, { [`${B}.installments.each`]: '6,54' });
    const write = async (price: string) => {
      await user.click(textbox());
      await user.keyboard(price);
      await saved();
    };
    const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(links()).toEqual([]);
    await write('97');
    expect(links()).toEqual(['Valor de cada parcela', 'Valor informado nos relatórios de anúncios']);
    await press('Usar R$ 9,47 em cada parcela');
    expect(await saved(`${B}.installments.each`)).toBe('9,47');
    expect(links()).toEqual(['Valor informado nos relatórios de anúncios']);
    await write('107');
    expect(screen.getByRole('button', { name: 'Usar R$ 10,45 em cada parcela' })).toBeTruthy();
  });

  test('is suggested for the tracked value of an offer', async () => {
    const { press, saved } = await renderField(`${B}.trackedValue`);
    await press('Usar R$ 67,00');
    expect(await saved()).toBe('67,00');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('of an instalment is shown with its total and interest', async () => {
    await renderField(`${B}.installments.each`);
    expect(screen.getByText(/^12 × .*7,79 = .*93,48: juros/)).toBeTruthy();
  });
});
