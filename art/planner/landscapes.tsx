import type { ReactNode } from 'react';

export type Land = 'hills' | 'mountains' | 'sea';
export type Landscape = {
  /** The colours from the top of the sky to the horizon. */
  sky: string[];
  /** Centre and radius. */
  sun: [x: number, y: number, radius: number];
  light: string;
  land: Land;
  far: string;
  near: string;
  hasStars?: boolean;
  motif?: ReactNode;
};

function Trees({ at, color, width }: { at: [number, number, number][]; color: string; width: number }) {
  return at.map(([x, y, size]) => (
    <path
      key={x}
      fill={color}
      d={`M${x} ${y}c${-width * size} ${-size * 0.3} ${-width * size * 0.7} ${-size} 0 ${-size}s${width * size} ${size * 0.7} 0 ${size}z`}
    />
  ));
}

const vines = [-260, -170, -100, -45, 0, 45, 100, 170, 260].map((x) => (
  <path
    key={x}
    d={`M${250 + x * 0.32} 121L${250 + x * 1.5} 162`}
    stroke="#5d7a45"
    strokeWidth="8"
    strokeDasharray="1 8"
    strokeLinecap="round"
  />
));

const wheat = Array.from({ length: 46 }, (_, index) => {
  const [x, lean, size] = [index * 10.7, ((index * 5) % 13) - 4, 0.55 + ((index * 3) % 5) / 9];
  return (
    <g key={x} transform={`translate(${x} ${128 + ((index * 7) % 17)}) rotate(${lean}) scale(${size})`}>
      <path d="M0 0v60" stroke="#c98a35" strokeWidth="2.4" />
      {[0, 10, 20, 30].map((y) => (
        <path
          key={y}
          d={`M0 ${y + 6}c-9-1-11-9-9-16 6 3 9 8 9 16zm0 0c9-1 11-9 9-16-6 3-9 8-9 16z`}
          fill={index % 3 ? '#e0a043' : '#b8742c'}
        />
      ))}
    </g>
  );
});

/** Ten landscapes from before dawn to night, in the order of the planner's pages. */
export const landscapes = {
  bible: {
    sky: ['#141339', '#272063', '#63407f', '#c77a7e'],
    sun: [0, 0, 0],
    light: '#f6b27f',
    land: 'hills',
    far: '#5d3f7d',
    near: '#15133a',
    hasStars: true,
    motif: (
      <>
        <circle cx="354" cy="134" r="42" fill="url(#glow-bible)" />
        <path d="M332 146v-15l19-14 19 14v15z" fill="#120f33" />
        <path d="M328 133l23-18 23 18" stroke="#2b2159" strokeWidth="4" fill="none" />
        <path d="M346 133h10v9h-10z" fill="#ffd68a" />
      </>
    ),
  },
  devotional: {
    sky: ['#33235f', '#84416f', '#e0705c', '#f9b46e', '#ffdf9f'],
    sun: [240, 112, 38],
    light: '#ffeab8',
    land: 'hills',
    far: '#d9776a',
    near: '#3b1f55',
  },
  notes: {
    sky: ['#f0b79d', '#fbd3a6', '#fff0cb'],
    sun: [146, 92, 19],
    light: '#fff8e0',
    land: 'hills',
    far: '#e3bd94',
    near: '#7f9a58',
    motif: vines,
  },
  appointments: {
    sky: ['#a9c8e6', '#d3e3ee', '#fbf0d8'],
    sun: [190, 84, 17],
    light: '#fffbe8',
    land: 'hills',
    far: '#b5cdd8',
    near: '#4f8577',
    motif: (
      <>
        <path
          d="M276 121c14 5 3 9-16 13s-24 10 8 14 50 8 46 14h66c4-13-34-17-66-19s-34-6-12-9 12-10-26-13z"
          fill="#fdf1d3"
        />
        <Trees
          at={[
            [134, 150, 30],
            [154, 154, 24],
            [404, 142, 34],
            [424, 146, 24],
          ]}
          color="#3a6a60"
          width={0.26}
        />
      </>
    ),
  },
  diary: {
    sky: ['#7fb4de', '#b5d7ec', '#eaf4f2'],
    sun: [330, 80, 16],
    light: '#ffffff',
    land: 'sea',
    far: '#8fc3d8',
    near: '#2f6f98',
    motif: (
      <>
        <path d="M300 110h60M312 117h38M318 126h30" stroke="#f4fbfb" strokeWidth="2.5" opacity="0.8" />
        <path d="M150 82v38h-26zM154 92v28h18z" fill="#fff" />
        <path d="M118 124h60l-9 10h-42z" fill="#c8553d" />
      </>
    ),
  },
  tithe: {
    sky: ['#8dbfe0', '#cfe2e4', '#fdeec2'],
    sun: [356, 84, 20],
    light: '#fffdf0',
    land: 'hills',
    far: '#e8d39a',
    near: '#d89c3c',
    motif: wheat,
  },
  finance: {
    sky: ['#a7cdd3', '#dde8d2', '#fbeab9'],
    sun: [118, 90, 18],
    light: '#fff9dc',
    land: 'hills',
    far: '#c3cfa1',
    near: '#5f8055',
    motif: (
      <>
        <path d="M150 150v-14M226 146v-14M330 140v-16M420 152v-16" stroke="#5b4a3a" strokeWidth="4" />
        <g fill="#476b4c">
          {[
            [150, 130, 20],
            [226, 127, 17],
            [330, 118, 22],
            [420, 130, 24],
          ].map(([x, y, size]) => (
            <ellipse key={x} cx={x} cy={y} rx={size} ry={(size ?? 0) * 0.62} />
          ))}
        </g>
      </>
    ),
  },
  study: {
    sky: ['#7b8fc4', '#d6a9b0', '#f9bd86', '#ffdf9c'],
    sun: [372, 100, 24],
    light: '#ffeec0',
    land: 'hills',
    far: '#d3967f',
    near: '#6d4468',
    motif: (
      <>
        <path
          d="M96 152v-26h28v-18l14-12 14 12v18h30v26zM204 152v-34h34v34zM238 152v-22h42v22z"
          fill="#54325c"
        />
        <path
          d="M104 134h7v8h-7zM134 112h8v10h-8zM164 134h7v8h-7zM212 126h6v7h-6zM226 126h6v7h-6zM250 138h7v7h-7z"
          fill="#ffd98f"
        />
        <Trees
          at={[
            [76, 154, 34],
            [300, 154, 30],
            [440, 154, 36],
          ]}
          color="#432651"
          width={0.55}
        />
      </>
    ),
  },
  workout: {
    sky: ['#5a3a78', '#b9527a', '#f0745d', '#fdb069'],
    sun: [300, 100, 30],
    light: '#ffe0a6',
    land: 'mountains',
    far: '#d9686c',
    near: '#31184a',
    motif: (
      <Trees
        at={[
          [30, 160, 40],
          [52, 160, 28],
          [96, 162, 34],
          [418, 160, 36],
          [444, 162, 46],
          [468, 160, 30],
        ]}
        color="#26113d"
        width={0.24}
      />
    ),
  },
  goals: {
    sky: ['#0e1136', '#1d1f58', '#3b3a86', '#7a6bb0'],
    sun: [378, 84, 17],
    light: '#eef0ff',
    land: 'mountains',
    far: '#5a5499',
    near: '#0f1034',
    hasStars: true,
    motif: (
      <>
        <path d="M120 160l62-68 17 18 14-9 66 59z" fill="#1d1b50" />
        <path d="M182 92l17 18 14-9 66 59h-58l-20-34-19 3z" fill="#2a276a" />
        <path d="M182 94V70" stroke="#fff0c9" strokeWidth="2.4" />
        <path d="M183 70l21 7-21 7z" fill="#f2a45f" />
      </>
    ),
  },
} satisfies Record<string, Landscape>;
