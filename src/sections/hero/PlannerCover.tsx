type Props = {
  /** The address of the drawn covers: see featureDrawings.ts. */
  drawings: string;
  /** One of the four, again and again: counted from 0. */
  index?: number;
};

/** The drawn cover of a page of the planner. After what the headline needs, as its emoji. */
export function PlannerCover({ drawings, index = 0 }: Props) {
  return (
    <img
      src={`${drawings}#cover-${(index % 4) + 1}`}
      alt=""
      loading="lazy"
      fetchPriority="low"
      className="planner-scene"
    />
  );
}
