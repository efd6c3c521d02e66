type Props = {
  /** The address of the drawn covers: see featureDrawings.ts. */
  drawingsUrl: string;
  /** The index of the cover, from 0. The four covers repeat. */
  index?: number;
  /** Classes for its height and the space around it. */
  className: string;
};

/** The drawn cover of a page of the planner. It loads after the files of the headline. */
export function PlannerCover({ drawingsUrl, index = 0, className }: Props) {
  return (
    <img
      src={`${drawingsUrl}#cover-${(index % 4) + 1}`}
      alt=""
      loading="lazy"
      fetchPriority="low"
      className={`planner-scene w-full ${className}`}
    />
  );
}
