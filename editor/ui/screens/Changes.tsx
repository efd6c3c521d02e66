import type { Change } from '../../api.ts';

/** What changed, in words. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="changes">
      {changes.map(({ label, before, after }) => (
        <li key={`${label}${before}${after}`}>
          <span className="row-title">{label}</span>
          {before !== undefined && <del>{before}</del>}
          {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
