import { expect, it } from 'vitest';
import { errorPage } from './errorPage.ts';

it('shows where, what and what to write, all as text', () => {
  const page = errorPage([
    {
      file: 'content/site.yaml',
      line: 8,
      field: 'campo name',
      message: 'está "<script>&"',
      advice: 'Escreva assim',
      code: 'name: "A: b"',
    },
    { file: 'content/home.yaml', message: 'o arquivo não foi encontrado' },
  ]);
  expect(page).toContain('<h1>O conteúdo tem 2 erros</h1>');
  expect(page).toContain(
    '<li><strong>content/site.yaml, linha 8, campo name</strong><br>está &quot;&lt;script&gt;&amp;&quot;<br>Escreva assim: <code>name: &quot;A: b&quot;</code></li>',
  );
  expect(page).toContain('<li><strong>content/home.yaml</strong><br>o arquivo não foi encontrado</li>');
});
