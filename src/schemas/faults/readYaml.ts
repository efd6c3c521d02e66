import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import type { Fault } from './explainIssue.ts';
import { findSlip } from './findSlip.ts';
import { shown } from './inYaml.ts';
import type { Slip } from './slip.ts';
import { partsOf, quoted, withValue } from './yamlLine.ts';
import type { YamlSource } from './yamlSource.ts';

/** Where a text without quotes begins with a sign that has a meaning of its own in YAML, and words would be lost. */
function swallowingSigns(document: Document): number[] {
  const places: number[] = [];
  visit(document, {
    Alias: (_, { range }) => void places.push(range?.[0] ?? 0),
    Value: (_, { anchor, tag, range }) => {
      if (anchor !== undefined || tag?.startsWith('!')) places.push(range?.[0] ?? 0);
    },
    Pair: (_, { key }) => {
      if (isCollection(key)) places.push(key.range?.[0] ?? 0);
    },
  });
  return places;
}

function parse(text: string): YamlSource {
  const lines = new LineCounter();
  return { text, lines, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }) };
}

const duplicate = (lines: string[], at: number): Slip | undefined => {
  const { indent, dash, name } = partsOf(lines[at] ?? '');
  if (name === undefined) return undefined;
  const depth = indent.length + dash.length;
  const isFirst = (line: string) => {
    const parts = partsOf(line);
    return parts.name === name && parts.indent.length + parts.dash.length === depth;
  };
  const first = lines.slice(0, at).findLastIndex(isFirst);
  if (first < 0) return undefined;
  const told = `o campo ${name} já está na linha ${first + 1}; apague uma das duas`;
  return { line: at + 1, told, mended: `${indent}${dash}${name}_${at}: ${partsOf(lines[at] ?? '').value}` };
};

/** What is only taken away needs no example. */
const TAKEN_AWAY = /; apague/;

function sentence(slips: Slip[]): string {
  const told = slips.map((slip) => slip.told).join('; ');
  const mended = slips.at(-1)?.mended ?? '';
  return mended === '' || TAKEN_AWAY.test(told) ? told : `${told}. Escreva assim: ${shown(mended.trim())}`;
}

/** What is told of a fault that nobody has thought of. */
function unknownSlip(lines: string[], at: number, error: YAMLParseError | undefined): Slip {
  const name = partsOf(lines[at] ?? '').name;
  const mended = name === undefined ? '' : withValue(lines[at] ?? '', 'x');
  return { line: at + 1, told: unknownFault(error), mended };
}

function unknownFault(error: YAMLParseError | undefined): string {
  if (!error) return 'um texto que começa com um sinal, como * & ! { ou [, fica entre aspas';
  if (error.code === 'DUPLICATE_KEY') return 'um campo está duas vezes nesta linha; apague um dos dois';
  return `esta linha não pôde ser lida; apague o que mudou por último e escreva de novo (YAML: ${error.message})`;
}

/** What is wrong first in a file; undefined when YAML reads it all. */
function firstSlip(lines: string[], { document, lines: counter }: YamlSource): Slip | undefined {
  const error = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0])[0];
  const place = Math.min(error?.pos[0] ?? Number.POSITIVE_INFINITY, ...swallowingSigns(document));
  if (place === Number.POSITIVE_INFINITY) return undefined;
  const at = Math.min(Math.max(counter.linePos(place).line, 1), lines.length) - 1;
  const first = error?.pos[0] === place ? error : undefined;
  const found = first?.code === 'DUPLICATE_KEY' ? duplicate(lines, at) : findSlip(lines, at);
  return found ?? unknownSlip(lines, at, first);
}

/** Texts that end where a # begins a comment: "Planner #1 do Brasil". A comment of the seller's has a space after its #. */
function cutTexts({ text, lines, document }: YamlSource): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return;
      const end = node.range[1];
      const cut = /^[ \t]*#[^\s#].*/.exec(text.slice(end).split('\n', 1)[0] ?? '');
      if (!cut || (end > 0 && !/[\s#]/.test(text.charAt(end)))) return;
      const { line } = lines.linePos(Math.max(node.range[0] - 1, 0) + 1);
      const start = text.lastIndexOf('\n', end - 1) + 1;
      const whole = text.slice(start).split('\n', 1)[0]?.trimEnd() ?? '';
      const mended = withValue(whole, quoted(partsOf(whole).value));
      faults.push({
        line,
        sentence: `o texto foi cortado no #, e "${shown(cut[0].trim())}" se perde (um comentário tem um espaço depois do #). Escreva assim: ${shown(mended.trim())}`,
      });
    },
  });
  return faults;
}

/**
 * Reads a file's text, and tells everything that is wrong with how it is written: what stands wrong is mended in a copy,
 * so that the rest can be read. The sentences name no file.
 */
export function readYaml(text: string): { source: YamlSource; faults: Fault[] } {
  const source = parse(text);
  const lines = text.split('\n');
  const slips = new Map<number, Slip[]>();
  let read = source;
  for (let found = firstSlip(lines, read); found; found = firstSlip(lines, read)) {
    const at = found.line - 1;
    const before = slips.get(found.line) ?? [];
    // A line that is wrong again and again is left out.
    const isHopeless = before.length > 2 || found.mended === lines[at];
    if (isHopeless && lines[at] === '') break;
    lines[at] = isHopeless ? '' : found.mended;
    if (!isHopeless || before.length === 0) slips.set(found.line, [...before, found]);
    read = parse(lines.join('\n'));
  }
  const faults = [...slips].map(([line, all]) => ({ line, sentence: sentence(all) }));
  const all = [...faults, ...cutTexts(read).filter(({ line }) => !slips.has(line))];
  return { source, faults: all.toSorted((one, other) => one.line - other.line) };
}
