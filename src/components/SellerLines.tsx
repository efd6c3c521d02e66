import type { Content } from '../content-model/schemas.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';
import { DottedLine } from './DottedLine.tsx';
import { EmailAddress } from './EmailAddress.tsx';

/** The city, state and postcode at the end of an address, and the number at the end of a document: each stays on one line. */
const CITY_STATE_AND_POSTCODE = /[^,\s][^,]{0,17}, ?\S+ \d{5}-?\d{3}$/;
const NUMBER = /\S+$/;

type Props = { seller: Content['site']['seller']; privacyLabel: string };

/** What Brazilian law requires at the foot of a sales page: the seller, the right of withdrawal and the privacy link. */
export function SellerLines({ seller, privacyLabel }: Props) {
  return (
    <>
      <div className="grid gap-2 md:flex-1">
        <DottedLine>
          {seller.name}
          <WholeEnding text={seller.document} ending={NUMBER} />
          <WholeEnding text={seller.address} ending={CITY_STATE_AND_POSTCODE} />
        </DottedLine>
        <p>
          {seller.regret}{' '}
          <a href={`mailto:${seller.email}`}>
            <EmailAddress address={seller.email} />
          </a>
        </p>
      </div>
      <a href={PRIVACY_PATH} className="privacy-link">
        {privacyLabel}
      </a>
    </>
  );
}

function WholeEnding({ text, ending }: { text: string; ending: RegExp }) {
  const start = text.search(ending);
  if (start < 0) return text;
  return (
    <span>
      {text.slice(0, start)}
      <span className="inline-block">{text.slice(start)}</span>
    </span>
  );
}
