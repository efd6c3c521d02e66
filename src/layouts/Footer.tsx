import type { ReactNode } from 'react';
import { DottedLine } from '../components/DottedLine.tsx';
import { EmailAddress } from '../components/EmailAddress.tsx';
import { LINE_DRAWING_ATTRIBUTES } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { Picture } from '../components/Picture.tsx';
import { type Content, footerPages } from '../content-model/schemas.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';

/** The end of an address, which must not wrap. It starts with a whole word. */
const CITY_STATE_AND_POSTCODE = /(?<![^\s,])[^,\s][^,]{0,17}, ?\S+ \d{5}-?\d{3}$/;
/** The number at the end of the seller's document, which must not wrap. */
const LAST_WORD = /\S+$/;

type Props = {
  background: string;
  content: Content;
  children?: ReactNode;
};

/** The brand, and what Brazilian law requires: the seller, the right of withdrawal and the privacy link. */
export function Footer({ background, content, children }: Props) {
  const { site, brand, privacy } = content;
  const { name, tagline, footer, seller } = site;
  return (
    <footer className={`nightfall ${background} text-mist`}>
      <div className="wrap flex flex-col items-center gap-6 text-center md:flex-row md:flex-wrap md:justify-between md:text-start">
        <div className="md:flex-1">
          <p className="flex flex-wrap items-center justify-center gap-3 font-title text-white text-xl text-balance [line-height:1.15] md:justify-start">
            <Logo file={brand.logo} name={name} className="size-9" />
            {name}
          </p>
          <p className="mt-2 text-balance">{tagline}</p>
        </div>
        <Picture {...footer.seals} widths={[400, 800]} sizes="16rem" className="seals w-64" />
        <div className="w-full line-above pt-6 text-sm md:flex md:flex-wrap md:justify-between md:gap-2">
          <div className="grid gap-2 md:flex-1">
            {/* On phones the lines are centred, so DottedLine could not hide a "·" at the start of a line. */}
            <DottedLine stacks>
              {seller.name}
              <UnbrokenEnding text={seller.document} ending={LAST_WORD} />
              <UnbrokenEnding text={seller.address} ending={CITY_STATE_AND_POSTCODE} />
            </DottedLine>
            <p>
              {seller.regret}{' '}
              <a href={`mailto:${seller.email}`}>
                <EmailAddress address={seller.email} />
              </a>
            </p>
          </div>
          <ul className="mt-3 flex flex-wrap items-baseline justify-center gap-x-6 md:-mt-3">
            {footerPages(content).map(({ path, footerLink }) => (
              <li key={path}>
                <a href={path}>
                  {footerLink?.hasSymbol && <AccessibilitySymbol />}
                  {footerLink?.label}
                </a>
              </li>
            ))}
            <li>
              <a href={PRIVACY_PATH}>{privacy.link}</a>
            </li>
          </ul>
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

function UnbrokenEnding({ text, ending }: { text: string; ending: RegExp }) {
  const start = text.search(ending);
  if (start < 0) return text;
  return (
    <span>
      {text.slice(0, start)}
      <span className="inline-block">{text.slice(start)}</span>
    </span>
  );
}

/** The accessibility symbol of the United Nations: a person with open arms in a circle. */
function AccessibilitySymbol() {
  return (
    <svg
      aria-hidden="true"
      {...LINE_DRAWING_ATTRIBUTES}
      width="1.75em"
      className="me-2 inline-block align-middle"
    >
      <circle cx="12" cy="12" r="11" />
      <circle cx="12" cy="6" r="1.2" />
      <path d="M5.5 9.2c4 1.1 9 1.1 13 0M10 10v4l-2 6M14 10v4l2 6M10 14h4" />
    </svg>
  );
}
