/** The outline of a star, relative to its top point. */
const STAR = ' 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z';

type Props = {
  /** The classes of the stars' size and colour. */
  className: string;
  /** How many of the five stars are opaque. */
  count?: number;
};

/** Five drawn stars. The text beside them says the rating. */
export function Stars({ className, count = 5 }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 108 20" fill="currentColor" className={`flex-none ${className}`}>
      <path d={`m10 1.5${Array(count).fill(STAR).join('m22 0')}`} />
      {count < 5 && (
        <path
          opacity=".25"
          d={`m${10 + 22 * count} 1.5${Array(5 - count)
            .fill(STAR)
            .join('m22 0')}`}
        />
      )}
    </svg>
  );
}
