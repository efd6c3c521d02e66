import { isAlias, isCollection, isScalar, type Node, visit, type YAMLParseError } from 'yaml';
import { type FileIssue, MAX_ISSUES } from './contentError.ts';
import { partsOfLine, withQuotes, type YamlSource } from './yamlSource.ts';

const IN_BRACES = 'entre { }, um texto com vírgula, dois-pontos ou # fica entre aspas';

const lineAt = ({ lines }: YamlSource, offset: number) => lines.linePos(offset).line || 1;

const quoteIssue = (line: number, message: string, written: string): FileIssue => {
  const code = withQuotes(written);
  return { line, message, ...(code && { advice: 'Escreva assim', code }) };
};

const MISSING_QUOTE = 'falta a aspa que fecha o texto';

/** The start of a text or a group that is never closed, so that it includes the lines below it. */
function unclosed(source: YamlSource, lines: string[], error: YAMLParseError): FileIssue | undefined {
  let found: FileIssue | undefined;
  visit(source.document, {
    Node(_, node) {
      const [start, end] = node.range ?? [0, 0];
      const [, ...below] = source.text.slice(start, end).split('\n');
      if (below.length === 0 || start > error.pos[0]) return undefined;
      const line = lineAt(source, start);
      if (isCollection(node) && node.flow && /flow (?:map|sequence)/i.test(error.message)) {
        found = { line, message: `falta fechar a chave } ou o colchete ] (${IN_BRACES})` };
      }
      if (!isScalar(node) || !node.type?.startsWith('QUOTE')) return undefined;
      const takesField = below.some((text) => partsOfLine(text).name !== undefined);
      if (!takesField && !error.message.startsWith('Missing closing')) return undefined;
      found = quoteIssue(line, MISSING_QUOTE, lines[line - 1] ?? '');
      return visit.BREAK;
    },
  });
  return found;
}

const startsWith = (sign: string) => `um texto que começa com ${sign} fica entre aspas`;

/** Why a value needs quotes; undefined when they would not help. */
function reasonForQuotes(value: string, { code, message }: YAMLParseError): string | undefined {
  if (message.startsWith('Missing closing')) return MISSING_QUOTE;
  if (code === 'BAD_DQ_ESCAPE') return 'um texto com barra invertida (\\) fica entre aspas simples';
  if (/^["']/.test(value)) return 'aspas dentro do texto pedem outras, diferentes, em volta dele';
  if (/:(?:\s|$)/.test(value)) return 'um texto com dois-pontos fica entre aspas';
  const [sign] = /^[@`%&*!,>|{}[\]?-]/.exec(value) ?? [];
  return sign && startsWith(sign);
}

const spaces = (count: number) => `${count} ${count === 1 ? 'espaço' : 'espaços'}`;

/** The number of the next line that is no comment, from a line and in a direction; undefined at the end of the file. */
function neighbour(lines: string[], line: number, step: 1 | -1): number | undefined {
  for (let at = line + step; at >= 1 && at <= lines.length; at += step) {
    if (/^\s*[^#\s]/.test(lines[at - 1] ?? '')) return at;
  }
  return undefined;
}

function indentationIssue(lines: string[], line: number, error: YAMLParseError): FileIssue | undefined {
  // A field that holds a text cannot be followed by a deeper one: the one below is wrong.
  const isAbove = error.code === 'BLOCK_AS_IMPLICIT_KEY';
  const below = isAbove ? neighbour(lines, line, 1) : line;
  const above = isAbove ? line : neighbour(lines, line, -1);
  if (!below || !above) return undefined;
  const startOf = (at: number) => partsOfLine(lines[at - 1] ?? '').start;
  const [start, startAbove] = [startOf(below), startOf(above)];
  // The fields of an item begin where its first one does, after the hyphen.
  const depth = start.replace(/-.*/, '').length;
  const depthAbove = (start.includes('-') ? startAbove.replace(/-.*/, '') : startAbove).length;
  if (depth === depthAbove) return undefined;
  return {
    line: below,
    message: `esta linha começa com ${spaces(depth)}, e a de cima, com ${spaces(depthAbove)}`,
    advice: 'Os campos de um mesmo grupo começam todos no mesmo lugar: acerte os espaços de uma das duas',
  };
}

function duplicateIssue(source: YamlSource, lines: string[], { pos }: YAMLParseError): FileIssue {
  const line = lineAt(source, pos[0]);
  const name = /^["']?([^\s:,}"']*)/.exec(source.text.slice(pos[0]))?.[1] ?? '';
  const column = source.lines.linePos(pos[0]).col - 1;
  const isField = (other: string) =>
    /^[\s-]*$/.test(other.slice(0, column)) &&
    /^["']?([^\s:"']*)["']?:/.exec(other.slice(column))?.[1] === name;
  const first = lines.slice(0, line - 1).findLastIndex(isField) + 1;
  const isOneLine = (lines[line - 1] ?? '').split(`${name}:`).length > 2;
  const here = isOneLine ? 'está duas vezes nesta linha' : 'está duas vezes no mesmo grupo';
  const where = first > 0 ? `já está na linha ${first}` : here;
  return { line, message: `o campo ${name || '(sem nome)'} ${where}`, advice: 'Apague um dos dois' };
}

function explain(source: YamlSource, lines: string[], error: YAMLParseError): FileIssue {
  const line = lineAt(source, error.pos[0]);
  const written = lines[line - 1] ?? '';
  const { start, name, value } = partsOfLine(written);
  if (error.code === 'TAB_AS_INDENT') {
    const message = 'a linha começa com a tecla Tab';
    return { line, message, advice: 'Use espaços no lugar dela, dois para cada nível' };
  }
  if (error.code === 'DUPLICATE_KEY') return duplicateIssue(source, lines, error);
  if (error.code === 'MULTIPLE_DOCS') {
    return { line, message: 'uma linha de traços divide o arquivo em dois', advice: 'Apague a linha' };
  }
  if (error.code === 'RESOURCE_EXHAUSTION') {
    const message = 'há grupos dentro de grupos demais';
    return { line, message, advice: 'Confira os espaços, os hífens, os colchetes e as chaves desta parte' };
  }
  const open = unclosed(source, lines, error);
  if (open) return open;
  if (/^\{\s*\w+:/.test(value)) return { line, message: IN_BRACES };
  const reason = name !== undefined || start.includes('-') ? reasonForQuotes(value, error) : undefined;
  if (reason) return quoteIssue(line, reason, written);
  if (name === undefined && !start.includes('-')) {
    return {
      line,
      message: 'esta linha não é um campo nem um item de lista',
      advice:
        'Um campo tem nome, dois-pontos, um espaço e o texto (name: Planner); um item de lista, hífen, um espaço e o texto (- Planner)',
    };
  }
  return (
    indentationIssue(lines, line, error) ?? {
      line,
      message: 'esta linha não combina com as vizinhas',
      advice: `Confira os espaços do começo, o hífen, os dois-pontos e as aspas (YAML: ${error.message})`,
    }
  );
}

/** The sign by which YAML reads a text as something else: *alias, &anchor, !tag. An anchor before other values is harmless. */
function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if (node.tag !== undefined) return '!';
  return isScalar(node) && node.type === 'PLAIN' && node.anchor !== undefined ? '&' : undefined;
}

function signIssue(source: YamlSource, lines: string[], node: Node, sign: string): FileIssue {
  const line = lineAt(source, source.text.lastIndexOf(sign, node.range?.[0]));
  const written = lines[line - 1] ?? '';
  if (!isAlias(node) && !(isScalar(node) && node.type === 'PLAIN')) {
    const message = `o sinal ${sign} antes de um valor não é lido aqui`;
    return { line, message, advice: 'Apague o sinal e a palavra que vem com ele' };
  }
  const message = startsWith(sign);
  // The quotes go around the one text, which may not be the whole value.
  return partsOfLine(written).value.startsWith(sign) ? quoteIssue(line, message, written) : { line, message };
}

/** Texts that YAML silently reads as something else or drops a part of: what follows a #, a first word that begins with *, & or !. */
function misreadTexts(source: YamlSource, lines: string[]): FileIssue[] {
  const issues: FileIssue[] = [];
  visit(source.document, {
    Node(_, node) {
      if (issues.length >= MAX_ISSUES) return visit.BREAK;
      const sign = signOf(node);
      if (sign) issues.push(signIssue(source, lines, node, sign));
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
      // A comment of the seller's has a space after its #.
      const [cut] = /^[ \t]*#[^\s#].*/.exec(source.text.slice(node.range[1]).split('\n', 1)[0] ?? '') ?? [];
      if (cut === undefined) return undefined;
      const line = lineAt(source, Math.max(node.range[0] - 1, 0));
      const message = `o texto foi cortado no #, e "${cut.trim()}" se perde: um texto com # fica entre aspas`;
      issues.push(quoteIssue(line, message, lines[line - 1] ?? ''));
      return undefined;
    },
  });
  return issues;
}

/**
 * The syntax errors of a file, and YAML that parses but is probably wrong. Only the first syntax error is reported: the others often follow from
 * it.
 */
export function yamlIssues(source: YamlSource): FileIssue[] {
  const lines = source.text.split(/\r?\n/);
  const errors = source.document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const first = errors.find(({ code }) => code !== 'BAD_ALIAS');
  if (first) return [explain(source, lines, first)];
  const misread = misreadTexts(source, lines);
  const [alias] = errors;
  return alias && misread.length === 0 ? [explain(source, lines, alias)] : misread;
}

/** Values in curly quotes, which YAML reads as a part of the text. */
export function curlyQuoteWarnings(source: YamlSource): FileIssue[] {
  const lines = source.text.split(/\r?\n/);
  const warnings: FileIssue[] = [];
  if (source.document.errors.length > 0) return warnings;
  visit(source.document, {
    Scalar(_, node) {
      if (warnings.length >= MAX_ISSUES) return visit.BREAK;
      if (node.type !== 'PLAIN' || !/^[“”‘’].*[“”‘’]$/s.test(String(node.value)) || !node.range)
        return undefined;
      const line = lineAt(source, node.range[0]);
      const message = 'as aspas curvas em volta do texto vão aparecer na página';
      const { code } = quoteIssue(line, message, lines[line - 1] ?? '');
      warnings.push({ line, message, advice: 'Se não for de propósito, escreva assim', code });
      return undefined;
    },
  });
  return warnings;
}
