import { Icon } from '../../components/Icon.tsx';
import { type Drawings, PlannerPage } from './PlannerPage.tsx';
import { PlannerView } from './PlannerView.tsx';
import type { PlannerOf } from './planner.fields.ts';

type Props = PlannerOf<'tabela'> & Drawings;

/** How many colours of tags table.css has. */
const TAG_COLORS = 6;

/** A page with a table of two or three columns; equal tags have one colour. */
export function TablePage({ view, columns, rows, total, ...page }: Props) {
  const tags = [...new Set(rows.map(({ tag }) => tag))];
  const colorOf = (tag: string) => `tag-${tags.indexOf(tag) % TAG_COLORS}`;
  return (
    <PlannerPage {...page}>
      <PlannerView icon="table" label={view} />
      <table className="planner-table">
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true" className="medium">
                Aa
              </span>{' '}
              {columns.name}
            </th>
            {columns.tag && (
              <th scope="col">
                <Icon name="list" className="size-4" /> {columns.tag}
              </th>
            )}
            {columns.value && (
              <th scope="col" className="planner-value">
                {columns.value}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, tag, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {tag && (
                <td>
                  <span className={`planner-tag ${colorOf(tag)}`}>{tag}</span>
                </td>
              )}
              {value && <td className="planner-value">{value}</td>}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <td colSpan={columns.tag ? 3 : 2} className="planner-value">
                {total.label} <strong>{total.value}</strong>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </PlannerPage>
  );
}
