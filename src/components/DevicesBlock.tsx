import type { Content } from '../schemas/contentSchemas.ts';
import { Picture } from './Picture.tsx';

type Props = Content['home']['devices'];

/** Where the planner works, with the badge of the app. */
export function DevicesBlock({ heading, text, badgeImage, badgeAlt }: Props) {
  return (
    <div className="grid items-center gap-8 rounded-lg bg-sheet padded raised md:grid-cols-[1fr_auto] md:gap-12">
      <div>
        <h2 className="subtitle">{heading}</h2>
        <p className="mt-3 max-w-[60ch] text-soft">{text}</p>
        <Picture
          file={badgeImage}
          alt={badgeAlt}
          widths={[250, 500]}
          sizes="15.625rem"
          className="mt-6 h-auto w-62.5"
        />
      </div>
      <DevicesDrawing />
    </div>
  );
}

function DevicesDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 150" className="mx-auto h-auto w-65 max-w-full text-plum">
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M34 18h130a6 6 0 0 1 6 6v82H28V24a6 6 0 0 1 6-6Z" fill="#fff" />
        <path d="M12 106h174l-8 14H20Z" fill="#ffdca8" />
        <rect x="150" y="44" width="66" height="92" rx="7" fill="#fff" />
        <rect x="204" y="72" width="40" height="70" rx="7" fill="#fff" />
      </g>
      <g className="text-apricot" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round">
        <path d="M46 42h44M162 64h30M214 88h12" />
      </g>
      <g className="text-line" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round">
        <path d="M46 58h86M46 72h70M46 86h82M162 80h32M162 94h28M162 108h30M214 102h20M214 114h16" />
      </g>
    </svg>
  );
}
