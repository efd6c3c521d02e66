import { Icon } from '../../components/Icon.tsx';
import { type Drawings, PlannerPage } from './PlannerPage.tsx';
import { PlannerViewTab } from './PlannerViewTab.tsx';
import type { PlannerOf } from './planner.fields.ts';

type Props = PlannerOf<'tabela'> & Drawings;

/** The background colours of tags in the planner's tool. The first is the default of .planner-tag. */
const TAG_COLORS = [
  '',
  'bg-[#d3e5ef]',
  'bg-[#dbeddb]',
  'bg-[#e8deee]',
  'bg-[#fadec9]',
  'bg-[#f5e0e9]',
] as const;

/** A page with a table of two or three columns. Equal tags have the same colour. */
export function TablePage({ view, columns, rows, total, ...page }: Props) {
  const tags = [...new Set(rows.map(({ tag }) => tag))];
  const colorOf = (tag: string) => TAG_COLORS[tags.indexOf(tag) % TAG_COLORS.length];
  return (
    <PlannerPage {...page}>
      <PlannerViewTab icon="table" label={view} />
      <table
        className={`planner-table w-full [border-collapse:collapse] text-[0.875rem] [line-height:1.35] ${view ? '' : 'mt-2'}`}
      >
        <thead className="max-[17rem]:hidden">
          <tr>
            <th scope="col">
              <span aria-hidden="true" className="medium">
                Aa
              </span>{' '}
              {columns.name}
            </th>
            {columns.tag && (
              <th scope="col">
                <Icon name="list" className="inline size-4 align-[-0.15em]" /> {columns.tag}
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
              <th scope="row" className="medium max-[17rem]:w-full">
                {name}
              </th>
              {tag && (
                <td>
                  <span className={`planner-tag m-0 ${colorOf(tag)}`}>{tag}</span>
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
                {total.label}{' '}
                <strong className="semibold ps-1.5 text-[1rem] text-planner-ink">{total.value}</strong>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </PlannerPage>
  );
}
