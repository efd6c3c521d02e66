import type { ReactNode } from 'react';
import { TextLink } from '../shell/TextLink.tsx';

/** The maximum number of links. Further fields are only counted. */
const MAX_LINKS = 5;

type Props = { links: readonly { name: string; href: string }[]; children?: ReactNode };

/** Links to fields that the seller may have to change after changing another field. */
export function RelatedFields({ links, children }: Props) {
  return (
    <p className="text-note text-soft" role="status">
      {links.length > 0 && <strong>Confira também: </strong>}
      {links.slice(0, MAX_LINKS).map(({ name, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <TextLink href={href}>{name}</TextLink>
        </span>
      ))}
      {links.length > MAX_LINKS && ` e mais ${links.length - MAX_LINKS}`}
      {links.length > 0 && '. '}
      {children}
    </p>
  );
}
