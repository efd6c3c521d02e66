import { offerIn, type PricePhase } from '../content-model/pricePhases.ts';
import { readTarget } from '../domain/target.ts';
import { BuyLink, LINK_LOOKS } from './BuyLink.tsx';
import { ByPhase } from './ByPhase.tsx';
import { NEW_TAB } from './newTab.ts';

type Props = {
  /** An offer, a section, a page or an address, as the content writes it. */
  to: string;
  label: string;
  phases: readonly PricePhase[];
  className: string;
  /** The element's id, for a script that looks for the link. A link to an offer has no id. */
  id?: string;
  /** Whether it is the less prominent one of two buttons. */
  isSecondary?: boolean;
  /** Whether it is underlined text instead of a button. */
  isTextLink?: boolean;
  /** Whether the buy bar disappears while this link is visible. */
  hidesBuyBar?: boolean;
};

/** A button or a link to an offer's checkout, a section of the page, another page or an address. */
export function TargetLink({
  to,
  label,
  id,
  phases,
  className,
  isSecondary,
  isTextLink,
  hidesBuyBar,
}: Props) {
  const target = readTarget(to);
  if (!target) return null;
  const look = isTextLink ? 'line' : isSecondary ? 'plain' : 'primary';
  if (target.kind === 'offer')
    return (
      <ByPhase phases={phases}>
        {(phase) => (
          <BuyLink
            checkout={offerIn(phase, target.offer).checkout}
            label={label}
            className={className}
            look={look}
            hidesBuyBar={hidesBuyBar}
          />
        )}
      </ByPhase>
    );
  const href =
    target.kind === 'section' ? `#${target.id}` : target.kind === 'page' ? target.path : target.url;
  return (
    <a
      id={id}
      href={href}
      data-hides-buy-bar={hidesBuyBar || undefined}
      {...(target.kind === 'address' && NEW_TAB)}
      className={`${LINK_LOOKS[look]} ${className}`}
    >
      {label}
    </a>
  );
}
