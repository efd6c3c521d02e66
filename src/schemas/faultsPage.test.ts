import { expect, it } from 'vitest';
import { faultsPage } from './faultsPage.ts';

it('tells where, what, and what to write', () => {
  const page = faultsPage(
    ['src/content/site.yaml, linha 8: falta a aspa " que fecha. Escreva assim: name: "A: b"'],
    '',
  );
  expect(page).toContain('<h1>O conteúdo tem um erro</h1>');
  expect(page).toContain(
    '<li><strong>src/content/site.yaml, linha 8</strong><br>falta a aspa &quot; que fecha<br>Escreva assim: <code>name: &quot;A: b&quot;</code></li>',
  );
});

it('shows what the seller wrote as text', () => {
  const page = faultsPage(
    ['a.yaml, linha 1, campo x: está "<script>&\n</script>"; o esperado é um texto', 'b'],
    '',
  );
  expect(page).toContain('está &quot;&lt;script&gt;&amp;\n&lt;/script&gt;&quot;; o esperado é um texto</li>');
  expect(page).toContain('<li><strong></strong><br>b</li>');
  expect(page).toContain('<title>O conteúdo tem 2 erros</title>');
});
