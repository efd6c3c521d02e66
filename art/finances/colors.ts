/** The colours of the finance planner's pictures. The product's pages use the colours in its brand.yaml. */
export const colors = {
  forest: '#14302c',
  moss: '#1d4238',
  fern: '#4f8068',
  pistachio: '#cfe8a5',
} as const;

/** The colours of the frames and the badge of art/brand, which have the devotional planner's colours by default. */
export const frameColors = `:root{--night:${colors.forest};--ink:#10241f;
--metal-1:#f3f6f2;--metal-2:#cbd6cf;--metal-3:#a0b3a9;--metal-4:#8ba196;--metal-5:#63786e}`;
