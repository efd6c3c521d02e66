/** The colours of the devotional planner's pictures. Its pages use those of src/domain/readyPalettes.ts. */
export const palette = {
  night: '#12123a',
  indigo: '#251c57',
  plum: '#5a2f66',
  ember: '#b9524f',
  apricot: '#f3a566',
  horizon: '#ffdca8',
  paper: '#fdf6ea',
  day: '#f1f6fb',
  gold: '#ffe4b0',
  ink: '#1d1a3a',
  inkSoft: '#4d4868',
  line: '#e6dccb',
  buy: '#0c8256',
} as const;
