// @vitest-environment happy-dom
// Tests the inputs that format their values: numbers, prices, dates, masked numbers, emoji and videos.
import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ignoreSelectionOfDates, renderField } from '../../testing/ui.tsx';

const B = 'offers.offers.b';
const VIDEO = 'pages/principal.sections.sobre.video.address';
const input = () => screen.getByRole<HTMLInputElement>('textbox');

test.each([
  ['site.chat.phone', '11 98765-4321', '5511987654321', '+55 (11) 98765-4321'],
  ['site.seller.document', '11444777000161', '11.444.777/0001-61', '11.444.777/0001-61'],
  [`${B}.trackedValue`, 'R$ 1234,5', '1.234,50', '1.234,50'],
  ['proof.rating', '4.7', 4.7, '4,7'],
  ['proof.downloads', '2500', 2500, '2.500'],
  ['product.modules.0.emoji', ' 🐟 ', '🐟', '🐟'],
  [VIDEO, ' https://youtu.be/AbCdEfGhIjK ', 'https://youtu.be/AbCdEfGhIjK', 'https://youtu.be/AbCdEfGhIjK'],
])(
  '%s: the typed text %s is only formatted when the input loses the focus',
  async (name, typed, written, shown) => {
    const { user, saved } = await renderField(name);
    await user.clear(input());
    await user.type(input(), typed);
    expect([await saved(), input().value]).toEqual([written, typed]);
    await user.tab();
    expect(input().value).toBe(shown);
  },
);

test('the check digits of a tax number are verified', async () => {
  const { user } = await renderField('site.seller.document');
  await user.clear(input());
  await user.type(input(), '52998224724');
  expect(screen.queryByText('CPF com os números certos')).toBeNull();
  await user.type(input(), '{Backspace}5');
  expect(screen.getByText('CPF com os números certos')).toBeTruthy();
});

test('a number is selected on focus, and arrow keys and buttons change it within its limits', async () => {
  const { user, saved } = await renderField('site.guarantee.days', { 'site.guarantee.days': 89 });
  const [less, more] = screen.getAllByRole<HTMLButtonElement>('button');
  await user.tab();
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 2]);
  await user.keyboard('{ArrowUp}');
  expect([await saved(), more?.disabled]).toEqual([90, true]);
  await user.keyboard('{ArrowUp}');
  expect(await saved()).toBe(90);
  await user.click(less as HTMLElement);
  await user.keyboard('{ArrowDown}');
  expect([await saved(), more?.disabled]).toEqual([89, false]);
  expect(input().value).toBe('89');
});

test('a rating changes in steps of exactly 0.1', async () => {
  const { user, saved } = await renderField('proof.rating', { 'proof.rating': 4.3 });
  await user.type(input(), '{ArrowUp}');
  // A sum of floating-point numbers would be 4.3999999999999995.
  expect([await saved(), input().value]).toEqual([4.4, '4,4']);
});

describe('a price', () => {
  test('links to the amounts that depend on it, and suggests the instalment with the same interest', async () => {
    const { user, saved } = await renderField(`${B}.price`, { [`${B}.installments.each`]: '6,54' });
    const write = async (price: string) => {
      await user.click(input());
      await user.keyboard(price);
      await saved();
    };
    const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(links()).toEqual([]);
    await write('97');
    expect(links()).toEqual(['Valor de cada parcela', 'Valor informado nos relatórios de anúncios']);
    await user.click(screen.getByRole('button', { name: 'Usar R$ 9,47 em cada parcela' }));
    expect(await saved(`${B}.installments.each`)).toBe('9,47');
    expect(links()).toEqual(['Valor informado nos relatórios de anúncios']);
    await write('107');
    expect(screen.getByRole('button', { name: 'Usar R$ 10,45 em cada parcela' })).toBeTruthy();
  });

  test('is suggested for the tracked value of an offer', async () => {
    const { user, saved } = await renderField(`${B}.trackedValue`);
    await user.click(screen.getByRole('button', { name: 'Usar R$ 67,00' }));
    expect(await saved()).toBe('67,00');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('of an instalment is shown with its total and interest', async () => {
    await renderField(`${B}.installments.each`);
    expect(screen.getByText(/^12 × .*7,79 = .*93,48: juros/)).toBeTruthy();
  });
});

test('a date with an incomplete year is not saved, and shows the saved year again after losing the focus', async () => {
  onTestFinished(ignoreSelectionOfDates());
  const year = () => screen.getByRole('spinbutton', { name: /ano/ });
  const { user, saved } = await renderField('offers.deadline.endsAt');
  await user.click(year());
  await user.keyboard('{Backspace}');
  expect([await saved(), year().textContent]).toEqual(['31/12/2026 23:59', '202']);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(year().textContent).toBe('2026');
});
