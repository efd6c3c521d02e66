import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Place, Written } from '../../api.ts';
import { dotted } from '../../places.ts';
import { initialValue } from '../model/fields.ts';
import { SUGGESTIONS } from '../model/promotion.ts';
import { useShown } from '../state/EditorContext.tsx';

/** A valid value for a new field. Its pictures are existing ones that are wide enough. */
export function useInitialValue(): (field: Field, place?: Place) => Written {
  const { files, uploads } = useShown();
  const pictureFor = (leastWidth: number) =>
    uploads.find(({ width = 0, name }) => width >= leastWidth && !name.endsWith('.svg'))?.name ?? '';
  return (field, place) => {
    const value = initialValue(field, pictureFor);
    const suggest = place && SUGGESTIONS[dotted(place)];
    return suggest ? { ...Object(value), ...suggest(files, Date.now()) } : value;
  };
}
