/** The colours of the devotional planner's pictures. Its pages use those of src/domain/readyPalettes.ts. */
export const palette = {
  night: '#12123a',
  plum: '#5a2f66',
  ember: '#b9524f',
  horizon: '#ffdca8',
} as const;
