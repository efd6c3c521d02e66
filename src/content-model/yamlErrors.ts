// Finds the errors of a file that is not valid YAML, or that uses parts of YAML that the content does not need.
import { type ErrorCode, isAlias, isMap, isScalar, type Node, visit } from 'yaml';
import type { YamlSource } from './yamlSource.ts';

/** An error and its line, from 1. */
export type YamlFault = { line: number; message: string };

const QUOTES = 'um texto com dois-pontos, aspas ou outro sinal no começo fica entre aspas';

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'um texto com barra invertida fica entre aspas simples',
  BAD_INDENT: 'os espaços no começo da linha não combinam com os das outras',
  BLOCK_AS_IMPLICIT_KEY: `os espaços no começo da linha não combinam com os das outras, ou faltam aspas: ${QUOTES}`,
  DUPLICATE_KEY: 'este campo aparece duas vezes no mesmo grupo',
  MISSING_CHAR: 'falta fechar uma aspa, uma chave ou um colchete',
  MULTILINE_IMPLICIT_KEY: 'falta fechar uma aspa, ou os dois-pontos depois do nome do campo',
  RESOURCE_EXHAUSTION:
    'há grupos dentro de grupos demais: confira os espaços, os hífens, os colchetes e as chaves',
  TAB_AS_INDENT: 'há uma tabulação no começo da linha: use espaços',
};

/**
 * The character that makes YAML read a text as something else: *alias, &anchor, !tag. An anchor before other values is
 * harmless.
 */
function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if (node.tag !== undefined) return '!';
  return isScalar(node) && node.type === 'PLAIN' && node.anchor !== undefined ? '&' : undefined;
}

/** The first text that YAML silently reads as something else or cuts off at a #, if there is one. */
function misreadTexts({ document, lines, text }: YamlSource): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [0, 0];
      const sign = signOf(node);
      if (sign) {
        const { line } = lines.linePos(text.lastIndexOf(sign, start));
        faults.push({ line, message: `um texto que começa com ${sign} fica entre aspas` });
        return visit.BREAK;
      }
      if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
      // An intended comment has a space after its #.
      const [cut] = /^[ \t]*#[^\s#].*/.exec(text.slice(end).split('\n', 1)[0] ?? '') ?? [];
      if (cut === undefined) return undefined;
      const message = `o texto foi cortado no #, e “${cut.trim()}” se perde: um texto com # fica entre aspas`;
      faults.push({ line: lines.linePos(start).line, message });
      return visit.BREAK;
    },
  });
  return faults;
}

/** The first fault of a file, if there is one. A file without faults can be validated with its schema. */
export function yamlFaults(source: YamlSource): YamlFault[] {
  const { document, lines } = source;
  const errors = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const [first] = errors.filter(({ code }) => code !== 'BAD_ALIAS');
  if (first) {
    const message = MESSAGES[first.code] ?? `este trecho não pode ser lido: ${QUOTES}`;
    return [{ line: lines.linePos(first.pos[0]).line || 1, message }];
  }
  const misread = misreadTexts(source);
  if (misread.length > 0) return misread;
  return isMap(document.contents)
    ? []
    : [{ line: 1, message: 'o arquivo não tem os campos que se esperam dele' }];
}
