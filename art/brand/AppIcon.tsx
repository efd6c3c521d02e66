import { LogoMark } from '../../src/components/LogoMark.tsx';
import { palette } from '../palette.ts';

type Props = {
  /** Corner radius and side of the mark, both in 64ths of the icon. */
  radius: number;
  mark: number;
};

/** The mark on a tile of dawn sky: it stands on a light and on a dark browser alike. */
export function AppIcon({ radius, mark }: Props) {
  const margin = (64 - mark) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true">
      <defs>
        <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.night} />
          <stop offset=".4" stopColor="#3a2260" />
          <stop offset=".75" stopColor="#7d3d66" />
          <stop offset="1" stopColor={palette.ember} />
        </linearGradient>
      </defs>
      <rect width="64" height="64" rx={radius} fill="url(#dawn)" />
      <svg x={margin} y={margin} width={mark} height={mark} color="#fff" aria-hidden="true">
        <LogoMark accent={palette.horizon} />
      </svg>
    </svg>
  );
}
