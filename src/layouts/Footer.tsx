import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import { Picture } from '../components/Picture.tsx';
import { SellerLines } from '../components/SellerLines.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = {
  light: string;
  content: Pick<Content, 'site' | 'brand' | 'privacy'>;
  /** Further content. */
  children?: ReactNode;
};

export function Footer({ light, content: { site, brand, privacy }, children }: Props) {
  const { name, tagline, footer, seller } = site;
  return (
    <footer className={`nightfall ${light} text-mist`}>
      <div className="wrap flex flex-col items-center gap-6 text-center md:flex-row md:flex-wrap md:justify-between md:text-start">
        <div className="md:flex-1">
          <p className="flex flex-wrap items-center justify-center gap-3 font-title text-white text-[min(1.375rem,8.5vw)] text-balance [line-height:1.15] md:justify-start">
            <Logo file={brand.logo} name={name} className="size-9" />
            {name}
          </p>
          <p className="mt-2 text-balance">{tagline}</p>
        </div>
        <Picture {...footer.seals} widths={[400, 800]} sizes="16rem" className="seals w-64" />
        <div className="w-full line-above pt-6 text-sm md:flex md:flex-wrap md:justify-between md:gap-2">
          <SellerLines seller={seller} privacyLabel={privacy.link} />
          <p className="w-full text-balance">
            © <span data-current-year>{new Date().getFullYear()}</span> {name}. {footer.rights}{' '}
            {footer.independence}
          </p>
        </div>
        {children}
      </div>
    </footer>
  );
}
