import { colors } from './colors.ts';

const SIZE = 48;

/** Paper-cut shapes on a square of 48 by 48. */
const motifs = {
  '.': '',
  o: 'M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32z',
  O: 'M24 0a24 24 0 1 1 0 48 24 24 0 0 1 0-48z',
  q: 'M0 0h48A48 48 0 0 1 0 48z',
  p: 'M48 0v48H0A48 48 0 0 1 48 0z',
  d: 'M0 48V0a48 48 0 0 1 48 48z',
  b: 'M48 48A48 48 0 0 1 0 0h48z',
  l: 'M0 0h24a24 24 0 0 1 24 24v24H24A24 24 0 0 1 0 24z',
  r: 'M48 0H24A24 24 0 0 0 0 24v24h24a24 24 0 0 0 24-24z',
  u: 'M0 48V24a24 24 0 0 1 48 0v24z',
  n: 'M0 0v24a24 24 0 0 0 48 0V0z',
  '=': 'M0 6h48v8H0zM0 20h48v8H0zM0 34h48v8H0z',
  s: 'M0 24h48v24H0z',
  t: 'M0 48L48 0v48z',
} as const;

type Motif = keyof typeof motifs;
type Pattern = {
  /** The background colour, and the colours of the shapes. */
  background: string;
  shapeColors: string[];
  /** Four rows of ten squares, from the top. The picture of a page shows the lower two. */
  rows: string[];
};

const { moss, fern, pistachio } = colors;
const paper = '#f6f2e4';
const clay = '#d4795c';
const butter = '#f2d48a';
const sky = '#b5d3d6';

/** One pattern for each page of the finance planner. */
const patterns = {
  home: {
    background: moss,
    shapeColors: [pistachio, clay, paper, fern, butter],
    rows: ['u.oq.p.n.o', '.l=.Ou.dr.', 'q.pn.l.O=u', 'r.ul.bq.o.'],
  },
  budget: {
    background: pistachio,
    shapeColors: [moss, paper, clay, fern],
    rows: ['s.s.s.s.s.', 'ss.ss.ss.s', '.uu.us.uuo', 'suusuussuu'],
  },
  bills: {
    background: butter,
    shapeColors: [clay, paper, moss, '#e4b45c'],
    rows: ['=.o=.=o.=.', 'o=.=o.=.o=', '=q.=bo=.q=', '.=p=.=d=o.'],
  },
  goals: {
    background: sky,
    shapeColors: [moss, paper, clay, '#7fb0b4', butter],
    rows: ['..o......o', '.....t..o.', '.t.td.tdt.', 'tdtd.tdtdt'],
  },
  debts: {
    background: '#efc3b2',
    shapeColors: [clay, paper, '#8f3f2c', butter],
    rows: ['n.nn.n.nn.', 'nn.nbn.n.n', 'un.bu.qn.l', '.lu.r.b.u.'],
  },
  reserve: {
    background: fern,
    shapeColors: [paper, pistachio, moss, butter],
    rows: ['.u..u..u..', 'l.r.lu.r.l', 'u.lu.ru.lu', 'ruu.luu.ru'],
  },
  talk: {
    background: paper,
    shapeColors: [moss, clay, pistachio, butter, fern],
    rows: ['O.oq.p.O.o', 'o.dO.b.oq.', '.qp.Oo.qp.', 'o.db.O.dbo'],
  },
} satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

/** The paper-cut picture at the top of a page. It fills its box, and its lower edge is always visible. */
export function PatternCover({ name }: { name: PatternName }) {
  const { background, shapeColors, rows }: Pattern = patterns[name];
  return (
    <svg
      className="notion-cover"
      viewBox="0 0 480 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="480" height="160" fill={background} />
      {rows.flatMap((row, y) =>
        Array.from(row, (motif, x) => (
          <path
            key={`${x}-${y}`}
            d={motifs[motif as Motif]}
            fill={shapeColors[(x * 3 + y * 2 + (x % 4)) % shapeColors.length]}
            transform={`translate(${x * SIZE} ${160 - (rows.length - y) * SIZE})`}
          />
        )),
      )}
    </svg>
  );
}
