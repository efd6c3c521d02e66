import { Icon } from '../../components/Icon.tsx';
import type { Content } from '../../content-model/schemas.ts';
import { COLUMNS, type ComparisonTable as Fields } from './comparison.fields.ts';

type Props = { body: Fields; words: Content['interface'] };

type CellProps = { cell: Fields['rows'][number]['third']; words: Content['interface'] };

/** A mark, with a word for screen readers, and a text. */
function Cell({ cell, words }: CellProps) {
  if (!cell) return null;
  const { mark, text } = cell;
  return (
    <span className="comparison-cell">
      {mark !== 'none' && (
        <>
          <Icon
            name={mark === 'yes' ? 'check' : 'close'}
            className={`size-6 flex-none ${mark === 'yes' ? 'text-plum' : 'text-ember'}`}
          />
          <span className="sr-only">{mark === 'yes' ? words.yes : words.no}</span>
        </>
      )}
      {text && <span>{text}</span>}
    </span>
  );
}

/** A table of options. On a phone each row is a block in which every cell has the name of its column. */
export function ComparisonTable({ body, words }: Props) {
  const { columns, rows, highlighted } = body;
  const cellAt = (index: number) => COLUMNS[index] ?? 'first';
  const classOf = (index: number) => (cellAt(index) === highlighted ? 'is-highlighted' : undefined);
  return (
    <div className="comparison">
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={index} scope="col" className={classOf(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              <th scope="row">{cells.label}</th>
              {columns.map((column, index) => (
                <td key={index} data-column={column} className={classOf(index)}>
                  <Cell cell={cells[cellAt(index)]} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
