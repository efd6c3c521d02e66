import type { Page } from '../content-model/files/page.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';

type Props = { pages: Page[]; privacyLink: string };

/** The links to the privacy page and to the pages that have a link in the footer. */
export function FooterLinks({ pages, privacyLink }: Props) {
  return (
    <ul className="footer-links">
      {pages.map(({ path, footerLink }) => (
        <li key={path}>
          <a href={path}>
            {footerLink?.hasSymbol && <AccessibilitySymbol />}
            {footerLink?.label}
          </a>
        </li>
      ))}
      <li>
        <a href={PRIVACY_PATH}>{privacyLink}</a>
      </li>
    </ul>
  );
}

/** A person with open arms in a circle, as the United Nations drew it for accessibility. */
function AccessibilitySymbol() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="11" />
      <circle cx="12" cy="6" r="1.2" />
      <path d="M5.5 9.2c4 1.1 9 1.1 13 0M10 10v4l-2 6M14 10v4l2 6M10 14h4" />
    </svg>
  );
}
