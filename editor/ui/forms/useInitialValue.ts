import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Place, Written } from '../../api.ts';
import { dotted, initialValue } from '../model/place.ts';
import { suggestedPromotion } from '../model/promotion.ts';
import { useSaved } from '../state/EditorContext.tsx';

/** A right value for a new field. Its pictures are those that are there already and wide enough. */
export function useInitialValue(): (field: Field, place?: Place) => Written {
  const { files, uploads } = useSaved();
  const pictureFor = (leastWidth: number) =>
    uploads.find(({ width = 0, name }) => width >= leastWidth && !name.endsWith('.svg'))?.name ?? '';
  return (field, place) => {
    const value = initialValue(field, pictureFor);
    const isPromotion = place && dotted(place) === 'prices.promotion';
    return isPromotion ? { ...Object(value), ...suggestedPromotion(files, Date.now()) } : value;
  };
}
