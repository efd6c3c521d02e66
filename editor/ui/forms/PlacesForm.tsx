import { Fragment } from 'react';
import type { Place } from '../../api.ts';
import { fieldAt, fieldPath } from '../../places.ts';
import { useShown } from '../state/EditorContext.tsx';
import { FieldForm } from './FieldForm.tsx';

/** The fields at some places. If the first is a group, it is shown open. Other large groups are links to forms. */
export function PlacesForm({ places }: { places: readonly Place[] }) {
  const { fields, files } = useShown();
  return places.map((place, index) => {
    const field = fieldAt(fields, files, place);
    const isTop = index === 0 && field?.kind !== 'list';
    return (
      field && (
        <Fragment key={fieldPath(place)}>
          {isTop && field.kind === 'group' && field.help && (
            <p className="text-note text-soft">{field.help}</p>
          )}
          <FieldForm place={place} field={field} isTop={isTop} />
        </Fragment>
      )
    );
  });
}
