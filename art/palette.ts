/** The colours of the devotional planner's pictures. The product's pages use a palette of src/domain/readyPalettes.ts. */
export const palette = {
  night: '#12123a',
  plum: '#5a2f66',
  ember: '#b9524f',
  horizon: '#ffdca8',
} as const;
