import { describe, expect, it } from 'vitest';
import { checkAfter, errorsAfter } from '../../tests/support/changedContent.ts';

const CARD = /planner:\n[\s\S]*?(?= {2}# A janela atrás)/;
const KINDS = 'um destes: rotina, tabela, lista, calendario, imagem';

const PAGE = `    clock: "9:41"
    title: Novembro
    legend: "Exemplo: novembro"
`;
const TABLE = `planner:
    kind: tabela
${PAGE}    columns: { name: Conta, value: Valor }
    rows:
      - { name: Aluguel, value: R$ 1.450 }
      - { name: Mercado, value: R$ 980 }
      - { name: Feira, value: R$ 210 }
`;
const CALENDAR = `planner:
    kind: calendario
${PAGE}    span: semana
    date: 24/11/2026
    entries:
      - { day: 22, text: Culto }
      - { day: 28, text: Prova, time: 8h }
`;
const PICTURE = `planner:
    kind: imagem
    image: modulos/biblia.webp
    alt: A página da Bíblia.
`;
const LIST = `planner:
    kind: lista
${PAGE}    tasks:
      - { text: Um, done: true }
      - { text: Dois, done: false }
    progress: "{feitas} de {total}"
`;

const errors = (card: string) => errorsAfter('home', CARD, card);
const after = (card: string, written: string, changed: string) => {
  expect(card).toContain(written);
  return errors(card.replace(written, changed));
};

it.each([TABLE, CALENDAR, PICTURE, LIST, `${TABLE}    total: { label: Soma, value: R$ 2.640 }\n`])(
  'takes %s',
  (card) => {
    expect(checkAfter('home', CARD, card).errors).toEqual([]);
  },
);

describe('a card of the hero', () => {
  it('of an unknown kind is reported with the five, and with nothing else', () => {
    const place = 'linha N+1, campo hero › planner › kind: está';
    expect(after(TABLE, 'tabela', 'tabel')).toEqual([
      `${place} "tabel"; o esperado é ${KINDS}. Talvez seja: kind: tabela`,
    ]);
    expect(after(TABLE, 'tabela', 'calendário')).toEqual([
      `${place} "calendário"; o esperado é ${KINDS}. Talvez seja: kind: calendario`,
    ]);
    expect(after(TABLE, 'tabela', 'grafico')).toEqual([
      `${place} "grafico"; o esperado é ${KINDS}. Por exemplo: kind: rotina`,
    ]);
    expect(after(TABLE, '    kind: tabela\n', '')).toEqual([
      expect.stringContaining(`campo hero › planner › kind: não está lá; o esperado é ${KINDS}.`),
    ]);
  });

  it('is checked as the kind that it names', () => {
    expect(after(TABLE, 'clock:', 'tasks: []\n    clock:')).toEqual([
      'linha N+2, campo hero › planner › tasks: este campo não existe. Aqui cabem: kind, clock, emoji, title, legend, properties, callout, view, columns, rows e total',
    ]);
    expect(after(TABLE, 'title:', 'tittle:')).toEqual([
      'linha N+3, campo hero › planner › tittle: este campo não existe. Talvez seja: title:',
    ]);
    expect(after(TABLE, '      - { name: Feira, value: R$ 210 }\n', '')).toEqual([
      expect.stringContaining(
        'campo hero › planner › rows: tem 2 itens; o esperado é uma lista de 3 a 6 itens',
      ),
    ]);
    expect(after(LIST, 'text: Um', 'text: Um, minutes: 3')).toEqual([
      expect.stringContaining('item 1 › minutes: este campo não existe. Aqui cabem: text e done'),
    ]);
    expect(after(PICTURE, 'modulos/biblia.webp', 'modulos/bliblia.webp')).toEqual([
      expect.stringContaining('campo hero › planner › image: está "modulos/bliblia.webp"'),
    ]);
  });

  it('has as many columns in each row of a table as in its head', () => {
    expect(after(TABLE, ', value: R$ 980', '')).toEqual([
      'linha N+8, campo hero › planner › rows › item 2 › value: não está lá; o esperado é um texto, porque columns tem a coluna value. Escreva value nesta linha',
    ]);
    expect(after(TABLE, 'R$ 980', 'R$ 980, tag: Casa')).toEqual([
      'linha N+8, campo hero › planner › rows › item 2 › tag: está "Casa"; o esperado é nada, porque columns não tem a coluna tag. Apague tag desta linha, ou escreva a coluna',
    ]);
    expect(after(TABLE, ', value: Valor', '')).toHaveLength(4);
  });

  it('has entries on the days that its calendar shows', () => {
    expect(after(CALENDAR, 'day: 28', 'day: 29')).toEqual([
      'linha N+9, campo hero › planner › entries › item 2 › day: está "29"; o esperado é um dia da semana de date. São estes: 22, 23, 24, 25, 26, 27, 28',
    ]);
    expect(after(CALENDAR.replace('semana', 'mes'), 'day: 28', 'day: 31')).toEqual([
      expect.stringContaining('o esperado é um dia que o mês de date tenha. São estes: 1, 2, '),
    ]);
  });

  it('has properties with a text or with tags', () => {
    const property = '    properties: [{ icon: lista, label: Leitura }]\n';
    expect(errors(LIST + property)).toEqual([
      expect.stringContaining('o esperado é uma propriedade com text ou com tags, um dos dois'),
    ]);
  });
});
