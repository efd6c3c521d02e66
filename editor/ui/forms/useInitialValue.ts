import type { Field, ValueField } from '../../../src/content-model/fieldTree.ts';
import { itemId } from '../../../src/content-model/paths.ts';
import type { ReferenceTo } from '../../../src/fields/field.ts';
import type { Place, UploadedFile, YamlValue } from '../../api.ts';
import { fieldPath, isYamlGroup, listAt, valueAt } from '../../places.ts';
import { initialValue } from '../model/fields.ts';
import { filesNamedIn, hasShapeOf } from '../model/pictures.ts';
import { suggestedPromotion } from '../model/promotion.ts';
import { useShown } from '../state/EditorContext.tsx';

/**
 * Returns a function that creates a valid value for a new field. Its pictures are uploads of the right size, from the
 * same list if possible, and its references point to existing offers, bonuses, pages and visible sections.
 */
export function useInitialValue(): (field: Field, place: Place) => YamlValue {
  const { files, uploads } = useShown();
  return (field, place) => {
    const present = filesNamedIn(valueAt(files, place), uploads);
    const pictureFor = ({ minWidth = 0, shape: own, shapes }: ValueField) => {
      const shape = own ?? Object.values(shapes?.sizes ?? {})[0];
      const isRight = ({ width = 0, height = 0, name }: UploadedFile) =>
        width >= (shape?.width ?? minWidth) &&
        (!shape || hasShapeOf({ width, height }, shape)) &&
        !name.endsWith('.svg');
      return [...present, ...uploads].find(isRight)?.name ?? '';
    };
    const referenceTo = (to: ReferenceTo) => {
      if (to === 'page') return '/';
      if (to === 'offer') return String(valueAt(files, { file: 'offers', path: ['main'] }) ?? '');
      if (to === 'bonus') return itemId(listAt(files, { file: 'product', path: ['bonuses'] })[0]) ?? '';
      const sections = listAt(files, { file: place.file, path: ['sections'] }).filter(
        (section) => isYamlGroup(section) && section['versionOf'] === undefined && section['hidden'] !== true,
      );
      return itemId(sections[1] ?? sections[0]) ?? '';
    };
    const value = initialValue(field, { pictureFor, referenceTo });
    return fieldPath(place) === 'offers.promotion'
      ? { ...Object(value), ...suggestedPromotion(files, Date.now()) }
      : value;
  };
}
