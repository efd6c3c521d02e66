// Draws how a seller opens the editor, for GUIA.md and README: the folder in Windows, and the starter's window.
import type { Browser } from 'playwright-core';

const FILES = [
  ['editor', 'Pasta de arquivos'],
  ['products', 'Pasta de arquivos'],
  ['scripts', 'Pasta de arquivos'],
  ['src', 'Pasta de arquivos'],
  ['Abrir o editor', 'Script de Comando do Windows'],
  ['Abrir o editor.command', 'Arquivo COMMAND'],
  ['Abrir o editor.desktop', 'Arquivo DESKTOP'],
  ['GUIA.md', 'Arquivo MD'],
  ['package.json', 'Arquivo JSON'],
];

const LINES = [
  'O editor funciona com o Node, um programa gratuito. Este computador não tem a versão 24.',
  'Baixando a oficial, de nodejs.org, só para esta pasta (uns 40 MB)...',
  '############################################## 100.0%',
  '',
  'Esta janela é o editor. Pode minimizar, mas deixe aberta enquanto trabalha.',
  '',
  'Instalando o que o site precisa (um ou dois minutos, só desta vez)...',
  'Abrindo o editor…',
  '',
  'O editor está em http://127.0.0.1:4400',
  'Para fechar, feche esta janela: tudo já está salvo.',
];

const fileRow = ([name = '', type = '']: string[]) =>
  `<li${type.startsWith('Script') ? ' class="chosen"' : ''}><i class="${type.startsWith('Pasta') ? 'folder' : 'file'}"></i><span>${name}</span><small>${type}</small></li>`;

const bar = (title: string) => `<header><b>${title}</b><u>–</u><u>□</u><u>×</u></header>`;

/** Draws the two windows side by side, or one above the other. */
export async function drawStarter(browser: Browser, { isStacked }: { isStacked: boolean }): Promise<Buffer> {
  const width = isStacked ? 520 : 1000;
  const page = await browser.newPage({ viewport: { width, height: 300 }, deviceScaleFactor: 2 });
  await page.setContent(`<style>
    body { margin: 0; padding: 20px; background: #e8e4f3; color: #1d1a33; font: 14px/1.4 'Liberation Sans', sans-serif }
    main { display: grid; gap: 20px; grid-template-columns: ${isStacked ? '1fr' : '430px 1fr'}; align-items: start }
    section { border-radius: 10px; overflow: hidden; background: #fff; box-shadow: 0 6px 24px rgb(29 26 51 / 0.22) }
    header { display: flex; align-items: center; gap: 18px; padding: 10px 16px; background: #f1eff8 }
    header b { flex: 1; font-weight: 600 } u { text-decoration: none; color: #5d5878 }
    ul { margin: 0; padding: 8px; list-style: none }
    li { display: flex; align-items: center; gap: 10px; padding: 7px 10px; border-radius: 6px }
    li span { flex: 1 } small { font-size: 13px; color: #5d5878 }
    .chosen { position: relative; background: #dcd3ff; outline: 2px solid #6b4bd8; font-weight: 600 }
    .chosen::after { content: ''; position: absolute; left: 128px; top: 20px; width: 15px; height: 22px; background: #1d1a33;
      clip-path: polygon(0 0, 0 82%, 26% 62%, 44% 100%, 62% 91%, 45% 55%, 78% 55%); filter: drop-shadow(0 0 1px #fff) }
    i { width: 20px; height: 16px; border-radius: 3px; background: #f2c14e } .file { width: 14px; height: 18px; margin-inline: 3px; background: #fff; box-shadow: inset 0 0 0 1.5px #8d87a8 }
    .black { background: #16142a } .black header { background: #25223f; color: #fff } .black u { color: #cfcae6 }
    pre { margin: 0; padding: 16px 18px 26px; color: #e9e6f7; font: 13px/1.55 'Liberation Mono', monospace; white-space: pre-wrap }
  </style><main>
    <section>${bar('planner')}<ul>${FILES.map(fileRow).join('')}</ul></section>
    <section class="black">${bar('Editor do site')}<pre>${LINES.join('\n')}</pre></section>
  </main>`);
  const picture = await page.locator('body').screenshot();
  await page.close();
  return picture;
}
