import { expect, it } from 'vitest';
import { errorPage } from './errorPage.ts';

it('shows the place and the message of an error as text', () => {
  const page = errorPage([
    { level: 'error', file: 'site', path: ['name'], line: 8, label: 'Nome', message: 'está “<script>&"”' },
    { level: 'error', file: 'pages/principal', path: [], label: '', message: 'o arquivo não foi encontrado' },
  ]);
  expect(page).toMatch(/<h1>[^<]*2 erros<\/h1>/);
  expect(page).toContain(
    '<li><strong>site.yaml, linha 8, Nome</strong><br>está “&lt;script&gt;&amp;&quot;”</li>',
  );
  expect(page).toContain('<li><strong>pages/principal.yaml</strong><br>o arquivo não foi encontrado</li>');
});
