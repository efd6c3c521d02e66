import type { ReactNode } from 'react';
import { LogoMark } from '../components/LogoMark.tsx';
import { Picture } from '../components/Picture.tsx';
import { SellerLines } from '../components/SellerLines.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = Content['site']['footer'] & {
  name: string;
  tagline: string;
  seller: Content['seller'];
  privacyLabel: string;
  year: number;
  /** What else belongs there. */
  children?: ReactNode;
};

export function Footer({ name, tagline, seller, privacyLabel, year, children, ...words }: Props) {
  return (
    <footer className="bg-night pt-4 text-mist">
      <div className="wrap flex flex-col items-center gap-6 text-center md:flex-row md:flex-wrap md:justify-between md:text-start">
        <div>
          <p className="flex items-center justify-center gap-3 font-title text-white text-xl md:justify-start">
            <LogoMark className="size-9 text-horizon" />
            {name}
          </p>
          <p className="mt-2">{tagline}</p>
        </div>
        <Picture
          file={words.sealsImage}
          alt={words.sealsAlt}
          widths={[420, 840]}
          sizes="(min-width: 30rem) 26.25rem, 90vw"
          className="seals h-auto w-105"
        />
        <div className="w-full line-above [--line:rgb(255_255_255/.15)] pt-6 text-sm md:flex md:flex-wrap md:justify-between md:gap-2">
          <SellerLines seller={seller} privacyLabel={privacyLabel} />
          <p className="w-full">
            © <span data-current-year>{year}</span> {name}. {words.rights} {words.independence}
          </p>
        </div>
        {children}
      </div>
    </footer>
  );
}
