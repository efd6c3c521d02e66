type Props = {
  stats: readonly { value: string; label: string }[];
  className: string;
};

/** Numbers, each above its label. The styles are in statList.css. */
export function StatList({ stats, className }: Props) {
  return (
    <dl className={`stats ${className}`}>
      {stats.map(({ value, label }) => (
        <div key={`${value} ${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
