const STAR = 'm10 1.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L1.5 7.7l5.9-.8Z';

type Props = {
  /** Their size and colour. */
  className: string;
};

/** Five drawn stars; the words beside them say the rating. */
export function Stars({ className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 108 20" fill="currentColor" className={`flex-none ${className}`}>
      {[0, 22, 44, 66, 88].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}
