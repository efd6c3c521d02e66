import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import { SellerLines } from '../components/SellerLines.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = {
  light: string;
  logo: string;
  name: string;
  rights: string;
  independence: string;
  seller: Content['seller'];
  privacyLabel: string;
  year: number;
  /** Further content. */
  children?: ReactNode;
};

/** The offer page's whole footer. */
export function RightsLine({
  light,
  logo,
  name,
  rights,
  independence,
  seller,
  privacyLabel,
  year,
  children,
}: Props) {
  return (
    <footer className={`nightfall ${light} text-center text-mist text-sm`}>
      <div className="wrap">
        <Logo file={logo} name={name} className="mx-auto mb-4 size-9" />
        <SellerLines seller={seller} privacyLabel={privacyLabel} />
        <p>
          © <span data-current-year>{year}</span> {name}. {rights} {independence}
        </p>
        {children}
      </div>
    </footer>
  );
}
