import { SMALL_MARK } from '../brand/LogoMark.tsx';
import { palette } from '../palette.ts';

/** The product's mark as the icon of the workspace that its pages stand in. */
export function WorkspaceIcon({ size }: { size: number }) {
  return (
    <svg className="notion-glyph" width={size} height={size} viewBox="-4 -3.500 40 40" aria-hidden="true">
      <rect x="-4" y="-3.5" width="40" height="40" rx="8" fill={palette.plum} />
      <path fill={palette.horizon} d={SMALL_MARK} />
    </svg>
  );
}
