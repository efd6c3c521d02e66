import { colors } from '../colors.ts';
import { Glow, Scene } from './Scene.tsx';

/** The sun coming up in a valley. */
export function SunriseCover() {
  const sky = [colors.night, colors.indigo, colors.plum, colors.ember, colors.apricot, colors.horizon];
  return (
    <Scene id="sunrise" height={150} sky={sky}>
      <g fill={colors.gold}>
        {[150, 116, 84].map((radius) => (
          <circle key={radius} cx="240" cy="114" r={radius} opacity="0.14" />
        ))}
      </g>
      <Glow id="sunrise" x={240} y={108} radius={110} color={colors.gold} />
      <circle cx="240" cy="106" r="48" fill="#fff1cf" />
      <path d="M0 92c52-16 110-4 160 18s100 20 150 0 110-36 170-16v56H0z" fill="#c9685a" />
      <path d="M0 106c60-14 100 4 150 20s130 12 190-6 90-26 140-18v48H0z" fill={colors.plum} />
      <path d="M0 122c70-8 120 10 180 18s120 2 170-8 90-16 130-12v30H0z" fill={colors.indigo} />
      <g fill={colors.indigo}>
        <path d="M64 126c-4-14-2-26 3-36 5 10 7 22 3 36zM84 128c-3-10-2-19 2-26 4 7 5 16 2 26zM414 126c-4-16-2-28 3-40 5 12 7 24 3 40z" />
      </g>
    </Scene>
  );
}

const arches = [104, 180, 256, 332, 408];

/** The windows of a church, the morning coming through. */
export function WindowsCover() {
  return (
    <Scene id="windows" height={98} sky={['#3b2152', colors.plum]}>
      <clipPath id="planner-arches">
        {arches.map((x) => (
          <path key={x} d={`M${x} 98V66a27 27 0 0 1 54 0v40z`} />
        ))}
      </clipPath>
      <g clipPath="url(#planner-arches)">
        <rect width="480" height="98" fill={colors.dusty} />
        <g>
          <circle cx="283" cy="112" r="170" fill="#8d6a9b" />
          <circle cx="283" cy="112" r="128" fill={colors.ember} />
          <circle cx="283" cy="112" r="92" fill="#e5835c" />
          <circle cx="283" cy="112" r="64" fill={colors.apricot} />
          <circle cx="283" cy="112" r="42" fill={colors.gold} />
        </g>
        <g stroke="#3b2152" strokeWidth="2" opacity="0.8">
          {[-60, -45, -30, -15, 0, 15, 30, 45, 60].map((angle) => (
            <path key={angle} d="M283 112V-90" transform={`rotate(${angle * 1.4} 283 112)`} />
          ))}
          <g fill="none">
            {[64, 92, 128, 170].map((radius) => (
              <circle key={radius} cx="283" cy="112" r={radius} />
            ))}
          </g>
        </g>
      </g>
      <g fill="none" stroke={colors.horizon} strokeWidth="2" opacity="0.55">
        {arches.map((x) => (
          <path key={x} d={`M${x - 4} 100V66a31 31 0 0 1 62 0v34`} />
        ))}
      </g>
    </Scene>
  );
}

/** A way through the hills in the morning. */
export function PathCover() {
  return (
    <Scene id="path" height={98} sky={['#b9cbe2', '#e3e3e6', colors.horizon]}>
      <Glow id="path" x={300} y={56} radius={90} color="#fff6de" />
      <circle cx="300" cy="52" r="17" fill="#fff8e8" />
      <path d="M0 66c60-22 110-16 160-2s100 6 150-6 100-14 170 0v40H0z" fill="#aebfd8" />
      <path d="M150 98c40-30 100-42 170-30s110 6 160-4v34z" fill={colors.dusty} />
      <path d="M0 80c70-18 140-12 200 2s100 14 140 16H0z" fill="#5b77a2" />
      <path
        d="M300 65c14 6 4 10-14 13s-16 8 10 11 44 6 50 10h60c-14-8-44-11-66-14s-28-7-6-10 6-10-34-10z"
        fill="#fff1d8"
      />
      <g fill={colors.dustyDeep}>
        <path d="M408 86c-5-14-3-30 3-42 6 12 8 28 3 42zM428 84c-4-10-3-21 2-30 5 9 6 20 2 30zM230 86c-4-10-3-20 2-29 5 9 6 19 2 29zM150 80c-4-11-2-22 3-31 5 9 6 20 2 31z" />
      </g>
    </Scene>
  );
}

/** Far ridges and a large sun in the late afternoon. */
export function MountainsCover() {
  return (
    <Scene id="mountains" height={146} sky={[colors.emberDeep, '#c65c4c', '#ee9a63', colors.horizon]}>
      <Glow id="mountains" x={392} y={48} radius={120} color={colors.gold} strength={0.75} />
      <circle cx="392" cy="48" r="31" fill="#ffeec8" />
      <path d="M0 62l52-26 44 20 62-24 60 26 50-12 54 8 60-12 44 14 54-10v100H0z" fill="#cf6a55" />
      <path d="M0 74l60-22 52 8 66-16 78 14 60-2 58 6 44-8 62 22v70H0z" fill={colors.emberDeep} />
      <path d="M0 82l80-20 70-6 84 8 70-2 60 4 56 10 60 14v56H0z" fill="#552650" />
      <path d="M0 132l120-10 110 8 130-6 120 8v14H0z" fill="#3f1d47" />
      <path
        d="M246 40q7-6 11 1q5-7 12-1M284 52q5-4 8 1q4-5 9-1"
        fill="none"
        stroke="#552650"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </Scene>
  );
}
