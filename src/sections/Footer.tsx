import { LogoMark } from '../components/LogoMark.tsx';
import { Picture } from '../components/Picture.tsx';
import type { Content } from '../schemas/contentSchemas.ts';

type Props = Content['site']['footer'] & { name: string; tagline: string; year: number };

export function Footer({ name, tagline, sealsImage, sealsAlt, rights, independence, year }: Props) {
  return (
    <footer className="bg-night pt-4 text-mist">
      <div className="wrap flex flex-col items-center gap-8 text-center md:flex-row md:flex-wrap md:justify-between md:text-start">
        <div>
          <p className="flex items-center justify-center gap-3 font-title text-white text-xl md:justify-start">
            <LogoMark className="size-9 text-horizon" />
            {name}
          </p>
          <p className="mt-2">{tagline}</p>
        </div>
        <Picture
          file={sealsImage}
          alt={sealsAlt}
          widths={[420, 840]}
          sizes="(min-width: 30rem) 26.25rem, 90vw"
          className="seals h-auto w-105"
        />
        <p className="w-full line-above [--line:rgb(255_255_255/.15)] pt-6 text-sm">
          © <span data-current-year>{year}</span> {name}. {rights} {independence}
        </p>
      </div>
    </footer>
  );
}
