import type { Content } from '../content-model/schemas.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';
import { DottedLine } from './DottedLine.tsx';

/** The state and the postcode at the end of an address, which stay on one line. */
const STATE_AND_POSTCODE = /\S+ \d{5}-?\d{3}$/;

type Props = { seller: Content['seller']; privacyLabel: string };

/** What the law wants at the foot of a page that sells: who sells, how to go back on the purchase, what is done with data. */
export function SellerLines({ seller, privacyLabel }: Props) {
  const [ending = ''] = STATE_AND_POSTCODE.exec(seller.address) ?? [];
  return (
    <>
      <div className="grid gap-2">
        <DottedLine>
          {seller.name}
          {seller.document}
          <span>
            {seller.address.slice(0, seller.address.length - ending.length)}
            <span className="whitespace-nowrap">{ending}</span>
          </span>
        </DottedLine>
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
