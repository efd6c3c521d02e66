import { lineOf, neighbour, type Place, type Slip, slip } from './slip.ts';
import { depthOf, partsOf, spaces, type YamlLine } from './yamlLine.ts';

export function tab(place: Place): Slip | undefined {
  const { indent } = partsOf(lineOf(place));
  if (!indent.includes('\t')) return undefined;
  const mended = indent.replaceAll('\t', '  ') + lineOf(place).slice(indent.length);
  return slip(place, 'a linha começa com a tecla Tab; use espaços, dois para cada nível', mended);
}

export function documentMark(place: Place): Slip | undefined {
  if (!/^(?:---|\.\.\.)(?:\s|$)/.test(lineOf(place))) return undefined;
  return slip(place, 'uma linha de traços ou pontos divide o arquivo em dois; apague a linha', '');
}

/** How deep a line may begin after what stands above it: as deep as any group that is open there. */
function depthsAbove(place: Place): number[] {
  const depths: number[] = [];
  let above = neighbour(place, -1);
  let least = Number.POSITIVE_INFINITY;
  const last = above && partsOf(lineOf(above));
  if (last?.name !== undefined && last.value === '') depths.push(depthOf(last) + 2);
  while (above) {
    const parts = partsOf(lineOf(above));
    for (const depth of parts.dash ? [depthOf(parts), parts.indent.length] : [depthOf(parts)]) {
      if (depth < least) depths.push(depth);
      least = Math.min(least, depth);
    }
    above = neighbour(above, -1);
  }
  return depths.length > 0 ? depths : [0];
}

/**
 * The first line of a group moved to where those that follow begin, when it is that line which begins at another place, and
 * not they.
 */
function outlier(place: Place): Slip | undefined {
  const first = neighbour(place, -1);
  if (!first) return undefined;
  const parent = neighbour(first, -1);
  const [here, there] = [partsOf(lineOf(place)), partsOf(lineOf(first))];
  const parentDepth = parent ? depthOf(partsOf(lineOf(parent))) : -1;
  const isFirst = !parent || (partsOf(lineOf(parent)).value === '' && parentDepth < depthOf(there));
  const next = neighbour(place, 1);
  const isLikeNext = next !== undefined && depthOf(partsOf(lineOf(next))) === depthOf(here);
  const isOdd = depthOf(there) % 2 > depthOf(here) % 2;
  // The fields of an item begin where its first one does, after the dash.
  const depth = here.indent.length - (here.dash === '' ? there.dash.length : 0);
  return isFirst && depth > parentDepth && (isLikeNext || isOdd) ? moved(first, depth) : undefined;
}

export function indentation(place: Place): Slip | undefined {
  const { indent } = partsOf(lineOf(place));
  const depths = depthsAbove(place);
  if (depths.includes(indent.length)) return undefined;
  const first = outlier(place);
  if (first) return first;
  const depth = depths.reduce((best, one) =>
    Math.abs(one - indent.length) < Math.abs(best - indent.length) ? one : best,
  );
  return moved(place, depth);
}

function moved(place: Place, depth: number): Slip {
  const { indent } = partsOf(lineOf(place));
  const told = `a linha começa ${spaces(indent.length)}, mas deve começar ${spaces(depth)}, como as outras do seu grupo`;
  return slip(place, told, ' '.repeat(depth) + lineOf(place).slice(indent.length));
}

export function missingDash(place: Place): Slip | undefined {
  const line = partsOf(lineOf(place));
  const isItem = (other: Place | undefined) => {
    const parts: YamlLine | undefined = other && partsOf(lineOf(other));
    return parts?.dash !== undefined && parts.dash !== '' && parts.name === undefined;
  };
  if (line.name !== undefined || line.dash !== '') return undefined;
  if (!isItem(neighbour(place, -1)) && !isItem(neighbour(place, 1))) return undefined;
  const value = line.value.replace(/^-/, '');
  return slip(place, 'falta o hífen, com um espaço, no começo do item', `${line.indent}- ${value}`);
}

/** A dash before a field whose neighbours have none. */
export function extraDash(place: Place): Slip | undefined {
  const { indent, dash, name } = partsOf(lineOf(place));
  const above = neighbour(place, -1);
  const before = above && partsOf(lineOf(above));
  if (dash === '' || name === undefined || !before || before.dash !== '' || before.value === '')
    return undefined;
  if (before.name === undefined || before.indent !== indent) return undefined;
  const mended = indent + lineOf(place).slice(depthOf(partsOf(lineOf(place))));
  return slip(place, 'há um hífen a mais no começo da linha', mended);
}
