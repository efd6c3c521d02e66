/** The step to the next (1) or previous (-1) slide or picture, by the direction of a button or the name of a key. */
export const STEPS: Readonly<Record<string, 1 | -1>> = {
  previous: -1,
  next: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
};
