import { palette } from '../palette.ts';
import { Cover } from '../planner/Cover.tsx';
import { LogoMark } from './LogoMark.tsx';

/** The flat cover of the bonus guide. The page's styles turn it into a book. */
export function GuideCover() {
  return (
    <div className="guide">
      <Cover name="devotional" />
      <h1>
        Guia para
        <br />
        jovens
        <br />
        cristãos
      </h1>
      <footer>
        <LogoMark accent={palette.horizon} />
        Planner Devocional
      </footer>
    </div>
  );
}
