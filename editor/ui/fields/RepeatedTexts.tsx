import { useState } from 'react';
import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import type { Place } from '../../api.ts';
import { trailOf } from '../model/fields.ts';
import { filledNames } from '../model/names.ts';
import { textsToCheck, titleFromHeadline } from '../model/repeatedTexts.ts';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOfField } from '../state/route.ts';
import { RelatedFields } from './RelatedFields.tsx';
import { UseButton } from './UseButton.tsx';

type Props = { place: Place; text: string; isSaved: boolean };

/** Links to the texts that repeat a changed text. For a headline, also suggests the title for social networks. */
export function RepeatedTexts({ place, text, isSaved }: Props) {
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
      <RelatedFields links={links} />
      {other && title && (
        <UseButton
          place={other}
          value={title}
          done={`“${fillPlaceholders(title, filledNames(shown.names))}”`}
        >
          Usar este título lá também
        </UseButton>
      )}
    </>
  );
}
