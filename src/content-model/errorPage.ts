import { READY_PALETTES } from '../domain/readyPalettes.ts';
import { type ContentIssue, errorCount } from './issue.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The shipped product's colours, because the seller's brand may be the invalid file. */
const { paper, sheet, ink, plum } = READY_PALETTES.amanhecer;

function item({ file, line, label, message }: ContentIssue): string {
  const place = [`${file}.yaml`, line && `linha ${line}`, label].filter(Boolean).join(', ');
  return `<li><strong>${escapeHtml(place)}</strong><br>${escapeHtml(message)}</li>`;
}

/**
 * The HTML that `npm run dev` shows in place of every page while the content is invalid. Vite's client reloads it when
 * the content is saved.
 */
export function errorPage(issues: ContentIssue[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${errorCount(issues.length)}</title>
<link rel="icon" href="data:,">
<script type="module" src="/@vite/client"></script>
<style>
body { margin: 0; padding: 3rem 1.5rem; background: ${paper}; color: ${ink}; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: auto; }
h1 { font-size: 1.75rem; line-height: 1.2; }
ol { padding: 0; list-style: none; }
li { margin: 1rem 0; padding: 1rem 1.25rem; border-radius: .75rem; background: ${sheet}; overflow-wrap: anywhere; }
strong { color: ${plum}; }
</style>
</head>
<body>
<main>
<h1>${errorCount(issues.length)}</h1>
<p>Corrija e salve: a página volta sozinha.</p>
<ol role="list">${issues.map(item).join('\n')}</ol>
</main>
</body>
</html>
`;
}
