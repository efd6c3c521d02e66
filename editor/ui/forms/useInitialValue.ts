import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Place, UploadedFile, Written } from '../../api.ts';
import { dotted, valueAt } from '../../places.ts';
import { initialValue } from '../model/fields.ts';
import { filesNamedIn } from '../model/pictures.ts';
import { SUGGESTIONS } from '../model/promotion.ts';
import { useShown } from '../state/EditorContext.tsx';

/** A valid value for a new field. Its pictures are existing ones that are wide enough, of the same place where there are any. */
export function useInitialValue(): (field: Field, place?: Place) => Written {
  const { files, uploads } = useShown();
  return (field, place) => {
    const present = place ? filesNamedIn(valueAt(files, place), uploads) : [];
    const value = initialValue(field, (leastWidth) => {
      const isWide = ({ width = 0, name }: UploadedFile) => width >= leastWidth && !name.endsWith('.svg');
      return [...present, ...uploads].find(isWide)?.name ?? '';
    });
    const suggest = place && SUGGESTIONS[dotted(place)];
    return suggest ? { ...Object(value), ...suggest(files, Date.now()) } : value;
  };
}
