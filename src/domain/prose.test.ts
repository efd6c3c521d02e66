import { expect, it } from 'vitest';
import { proseWords, readProse } from './prose.ts';

it.each([
  ['**Tudo** e mais', [{ text: 'Tudo', isBold: true }, { text: ' e mais' }]],
  ['Leia [os termos](/termos).', [{ text: 'Leia ' }, { text: 'os termos', to: '/termos' }, { text: '.' }]],
  ['2 * 3 e **', [{ text: '2 * 3 e **' }]],
  ['[sem endereço]()', [{ text: '[sem endereço]()' }]],
  ['', []],
])('reads %j', (text, parts) => {
  expect(readProse(text)).toEqual(parts);
});

it('gives the words that a visitor reads', () => {
  expect(proseWords('**Sim**, [aqui](https://exemplo.com.br/a?b=c).')).toBe('Sim, aqui.');
});
