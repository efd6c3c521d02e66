import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Written } from '../../api.ts';
import { initialValue } from '../model/place.ts';
import { useSaved } from '../state/EditorContext.tsx';

/** A right value for a new field. Its pictures are those that are there already and wide enough. */
export function useInitialValue(): (field: Field) => Written {
  const { uploads } = useSaved();
  const pictureFor = (leastWidth: number) =>
    uploads.find(({ width = 0, name }) => width >= leastWidth && !name.endsWith('.svg'))?.name ?? '';
  return (field) => initialValue(field, pictureFor);
}
