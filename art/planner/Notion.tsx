import type { ReactNode } from 'react';
import { Emoji, type EmojiName } from './emoji.tsx';
import { Icon, type IconName } from './icons.tsx';

/** The colours of tags, callouts and bars. */
export type Color = 'gray' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'pink' | 'red';

/** The Notion workspace that contains the pages of a template. */
export type Workspace = { name: string; Icon: (props: { size: number }) => ReactNode };

type NotionPageProps = {
  workspace: Workspace;
  cover: ReactNode;
  icon: EmojiName;
  name: string;
  /** The page's title, if it is a subpage of the page `name`. */
  title?: string | undefined;
  children: ReactNode;
};

type BreadcrumbProps = Pick<NotionPageProps, 'workspace' | 'icon' | 'name'> & { title: string };

/** Ends with the page's title. For a subpage, “…” replaces the workspace, as in Notion when the path is too long. */
function Breadcrumb({ workspace, icon, name, title }: BreadcrumbProps) {
  const root =
    title === name ? (
      <>
        <workspace.Icon size={20} />
        {workspace.name}
      </>
    ) : (
      <>
        … <i>/</i>
        <Emoji name={icon} size={18} />
        {name}
      </>
    );
  return (
    <>
      {root} <i>/</i>
      <Emoji name={icon} size={18} />
      {title}
    </>
  );
}

/** A page in a workspace: breadcrumb, cover, icon over the cover, title and blocks. */
export function NotionPage({ workspace, cover, icon, name, title = name, children }: NotionPageProps) {
  return (
    <article className="notion">
      <p className="notion-bar">
        <Icon name="menu" />
        <Breadcrumb workspace={workspace} icon={icon} name={name} title={title} />
        <span>
          <Icon name="star" />
          <Icon name="more" />
        </span>
      </p>
      {cover}
      <div className="notion-body">
        <Emoji name={icon} size={72} />
        <h1>{title}</h1>
        {children}
      </div>
    </article>
  );
}

type PropertyRowProps = { icon: IconName; label: string; children: ReactNode };

export function PropertyRow({ icon, label, children }: PropertyRowProps) {
  return (
    <div className="notion-property">
      <span>
        <Icon name={icon} />
        {label}
      </span>
      {children}
    </div>
  );
}

export function Tag({ color, children }: { color: Color; children: ReactNode }) {
  return <span className={`notion-tag notion-${color}`}>{children}</span>;
}

/** The tag of a status property: rounded, with a dot. */
export function Status({ color, children }: { color: Color; children: ReactNode }) {
  return <span className={`notion-tag notion-status notion-${color}`}>{children}</span>;
}

const views = {
  Tabela: 'table',
  Calendário: 'date',
  Galeria: 'gallery',
  Quadro: 'board',
  Gráfico: 'donut',
} satisfies Record<string, IconName>;

/** The views of an inline database; the first one is open. */
export function ViewTabs({ names }: { names: (keyof typeof views)[] }) {
  return (
    <p className="notion-tabs">
      {names.map((name) => (
        <span key={name}>
          <Icon name={views[name]} />
          {name}
        </span>
      ))}
      <i>
        <Icon name="filter" />
        <Icon name="sort" />
        <Icon name="search" />
      </i>
      <b>
        Novo
        <Icon name="down" size={16} />
      </b>
    </p>
  );
}

type TableProps = {
  columns: [icon: IconName, name: string][];
  rows: ReactNode[][];
  /** Whether the database has more rows than the table shows. */
  hasMore?: boolean;
  /** Whether the table has the row that adds a page. */
  hasNew?: boolean;
  /** The calculation below each column, for all rows of the database. */
  totals?: ReactNode[];
};

/** An inline database as a table; each row has one cell for each column. */
export function Table({ columns, rows, hasMore = false, hasNew = false, totals }: TableProps) {
  return (
    <table className="notion-table">
      <thead>
        <tr>
          {columns.map(([icon, name]) => (
            <th key={name}>
              <Icon name={icon} size={18} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          <tr key={position}>
            {columns.map(([icon, name], index) => (
              <td key={name} className={icon === 'title' ? 'notion-name' : undefined}>
                {row[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {hasMore && (
          <tr>
            <td colSpan={columns.length}>↓ Carregar mais</td>
          </tr>
        )}
        {hasNew && (
          <tr className="notion-new">
            <td colSpan={columns.length}>+ Nova página</td>
          </tr>
        )}
        {totals && (
          <tr>
            {columns.map(([, name], index) => (
              <td key={name}>{totals[index]}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

export function Total({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <small>{name}</small> {value}
    </>
  );
}

/** A percentage and its bar. */
export function Progress({ value, color = 'green' }: { value: number; color?: Color }) {
  return (
    <span className={`notion-progress notion-${color}`}>
      {value}%
      <i>
        <i style={{ width: `${value}%` }} />
      </i>
    </span>
  );
}

type ToggleProps = { title: ReactNode; isOpen?: boolean; children?: ReactNode };

export function Toggle({ title, isOpen = false, children }: ToggleProps) {
  return (
    <div className="notion-toggle">
      <p>
        <svg className="notion-glyph" width="13" height="13" viewBox="0 0 12 12" aria-hidden="true">
          <path d={isOpen ? 'M0 2h12L6 11z' : 'M2 0v12l9-6z'} fill="currentColor" />
        </svg>
        {title}
      </p>
      {children}
    </div>
  );
}

export function Callout({ icon, color, children }: { icon: EmojiName; color: Color; children: ReactNode }) {
  return (
    <div className={`notion-callout notion-${color}`}>
      <Emoji name={icon} size={26} />
      <div>{children}</div>
    </div>
  );
}

export function Checkbox({ isDone }: { isDone: boolean }) {
  return (
    <svg className="notion-glyph" width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        rx="3"
        strokeWidth="1.8"
        fill={isDone ? '#2383e2' : '#fff'}
        stroke={isDone ? '#2383e2' : '#7d7a75'}
      />
      {isDone && <path d="M5 10.400l3.4 3.400L15 6.8" stroke="#fff" strokeWidth="2.4" />}
    </svg>
  );
}

/** A page in a list view, with its properties on the right. */
export function ListRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="notion-list">
      <Icon name="page" />
      <b>{name}</b>
      {children}
    </p>
  );
}

/** A to-do block. */
export function CheckRow({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) {
  return (
    <p className="notion-check">
      <Checkbox isDone={isDone} />
      <span className={isDone ? 'notion-done' : ''}>{children}</span>
    </p>
  );
}
