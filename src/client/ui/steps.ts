/** The step to another slide or picture, by the name of a button's direction or by the name of a key. */
export const STEPS: Readonly<Record<string, 1 | -1>> = {
  previous: -1,
  next: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
};
