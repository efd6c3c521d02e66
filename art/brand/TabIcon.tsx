import { SMALL_MARK } from '../../src/components/LogoMark.tsx';
import { palette } from '../palette.ts';

/** The icon of a browser's tab: in few words, because each page carries them. See docs/decisions/0013-lean-pages.md. */
export function TabIcon() {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: no page holds it; a tab is named by its page's title.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-6,-3,44,44">
      <path fill={palette.plum} d="M16-3a22,22,0,1,0,.1,0" />
      <path fill={palette.horizon} d={SMALL_MARK} />
    </svg>
  );
}
