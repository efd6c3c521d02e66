import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Place, Written } from '../../api.ts';
import { dotted, valueAt } from '../../places.ts';
import { initialValue } from '../model/fields.ts';
import { SUGGESTIONS } from '../model/promotion.ts';
import { useShown } from '../state/EditorContext.tsx';

/** A valid value for a new field. Its pictures are existing ones that are wide enough, of the same place where there are any. */
export function useInitialValue(): (field: Field, place?: Place) => Written {
  const { files, uploads } = useShown();
  return (field, place) => {
    const written = place ? JSON.stringify(valueAt(files, place) ?? '') : '';
    const value = initialValue(field, (leastWidth) => {
      const wide = uploads.filter(({ width = 0, name }) => width >= leastWidth && !name.endsWith('.svg'));
      const chosen = wide.find(({ name }) => written.includes(JSON.stringify(name))) ?? wide[0];
      return chosen?.name ?? '';
    });
    const suggest = place && SUGGESTIONS[dotted(place)];
    return suggest ? { ...Object(value), ...suggest(files, Date.now()) } : value;
  };
}
