import type { Content } from '../content-model/schemas.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';
import { DottedLine } from './DottedLine.tsx';

/** The comma before the postcode: the line does not break after it. */
const BEFORE_POSTCODE = /, (?=\d{5}-?\d{3}$)/;

type Props = { seller: Content['seller']; privacyLabel: string };

/** What the law wants at the foot of a page that sells: who sells, how to go back on the purchase, what is done with data. */
export function SellerLines({ seller, privacyLabel }: Props) {
  return (
    <>
      <div className="grid gap-2">
        <DottedLine
          parts={[seller.name, seller.document, seller.address.replace(BEFORE_POSTCODE, ',\u00a0')]}
        />
        <p>
          {seller.regret} <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </p>
      </div>
      <a href={PRIVACY_PATH} className="privacy-link">
        {privacyLabel}
      </a>
    </>
  );
}
