import { expect, it } from 'vitest';
import { chatLink } from './chatLink.ts';

it('uses the digits of the number and encodes any characters of the message', () => {
  const url = new URL(chatLink('55 (11) 90000-0000', 'Olá! É 100% grátis & vitalício?'));
  expect(url.origin + url.pathname).toBe('https://wa.me/5511900000000');
  expect(url.searchParams.get('text')).toBe('Olá! É 100% grátis & vitalício?');
});
