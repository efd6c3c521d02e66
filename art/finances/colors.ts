/** The colours of the finance planner's pictures. Its pages use those of products/planner-financeiro/brand.yaml. */
export const colors = {
  forest: '#14302c',
  moss: '#1d4238',
  fern: '#4f8068',
  pistachio: '#cfe8a5',
  paper: '#f6f9ee',
} as const;

/** The colours of the frames and the badge of art/brand, which have the devotional planner's colours by default. */
export const frameColors = `:root{--night:${colors.forest};--frame:#10241f;--edge:#6f9384;--ink:#10241f;--metal-1:#f3f6f2;
--metal-2:#cbd6cf;--metal-3:#a0b3a9;--metal-4:#8ba196;--metal-5:#63786e;--light:${colors.pistachio};--badge:#25544a;--mist:#e3efe4}`;
