import { type ReactNode, useState } from 'react';
import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import type { Place } from '../../api.ts';
import { trailOf } from '../model/fields.ts';
import { nameValues } from '../model/names.ts';
import { textsToCheck, titleFromHeadline } from '../model/repeatedTexts.ts';
import { TextLink } from '../shell/TextLink.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOfField } from '../state/route.ts';
import { UseButton } from './UseButton.tsx';

/** The maximum number of links that are shown. Further fields are only counted. */
const MAX_LINKS = 5;

type Props = { links: readonly { name: string; href: string }[]; children?: ReactNode };

/** Links to fields that the seller may have to change after another one. */
export function CheckToo({ links, children }: Props) {
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

type TextProps = { place: Place; text: string; isSaved: boolean };

/** Links to the texts that repeat a changed text. */
export function CheckTextsToo({ place, text, isSaved }: TextProps) {
  const shown = useShown();
  const [first] = useState(text);
  const places = isSaved && text !== first ? textsToCheck(place, first, shown) : [];
  if (places.length === 0) return null;
  const links = places.map((one) => ({
    name: trailOf(shown.fields, shown.files, one).slice(-2).join(': '),
    href: hrefOfField(one),
  }));
  const [other] = places;
  const title = titleFromHeadline(place, shown.files);
  return (
    <>
      <CheckToo links={links} />
      {other && title && (
        <UseButton place={other} value={title} done={`“${fillPlaceholders(title, nameValues(shown.names))}”`}>
          Usar este título lá também
        </UseButton>
      )}
    </>
  );
}
