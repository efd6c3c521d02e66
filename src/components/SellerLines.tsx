import type { Content } from '../content-model/schemas.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';

type Props = { seller: Content['seller']; privacyLabel: string };

/** What the law wants at the foot of a page that sells: who sells, how to go back on the purchase, what is done with data. */
export function SellerLines({ seller, privacyLabel }: Props) {
  return (
    <>
      <div className="grid gap-2">
        <p>
          {seller.name} · <span className="inline-block">{seller.document} ·</span> {seller.address}
        </p>
        <p>
          {seller.regret} <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </p>
      </div>
      <a href={PRIVACY_PATH} className="inline-block">
        {privacyLabel}
      </a>
    </>
  );
}
