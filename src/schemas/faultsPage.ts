const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const PARTS = /^(.+?): (.+?)(?:\. ((?:Escreva assim|Por exemplo|Talvez seja|Até aqui cabe): )(.+))?$/s;

/** "src/content/site.yaml, linha 8: falta a aspa. Escreva assim: ..." by its parts: where, what, and what to write. */
function item(fault: string): string {
  const [, place = '', told = fault, offer = '', written = ''] = PARTS.exec(fault) ?? [];
  const example = offer && `<br>${escaped(offer)}<code>${escaped(written)}</code>`;
  return `<li><strong>${escaped(place)}</strong><br>${escaped(told)}${example}</li>`;
}

export const countedFaults = (count: number) =>
  `O conteúdo tem ${count === 1 ? 'um erro' : `${count} erros`}`;

/**
 * What `npm run dev` shows in the place of every page while the content is wrong, with the script by which it comes anew once
 * that is mended.
 */
export function faultsPage(faults: string[], script: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${countedFaults(faults.length)}</title>
<script type="module">${script}</script>
<style>
body { margin: 0; padding: 3rem 1.5rem; background: #fdf6ea; color: #1d1a3a; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: auto; }
h1 { font-size: 1.75rem; line-height: 1.2; }
ol { padding: 0; list-style: none; }
li { margin: 1rem 0; padding: 1rem 1.25rem; border-radius: .75rem; background: #fff; overflow-wrap: anywhere; white-space: pre-line; }
strong { color: #5a2f66; }
code { padding: .125rem .375rem; border-radius: .25rem; background: #fdf0dd; font-size: .9375em; white-space: pre-wrap; }
</style>
</head>
<body>
<main>
<h1>${countedFaults(faults.length)}</h1>
<p>Corrija e salve: a página volta sozinha.</p>
<ol role="list">${faults.map(item).join('\n')}</ol>
</main>
</body>
</html>
`;
}
