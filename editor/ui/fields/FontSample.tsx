import { placeOf, valueAt } from '../../places.ts';
import { useShown } from '../state/EditorContext.tsx';

/** The product's name and sentence in a pair of fonts, which styles/samples.css has from the packages. */
export function FontSample({ pair }: { pair: string }) {
  const { files } = useShown();
  const textOf = (place: string) => String(valueAt(files, placeOf(place)) ?? '');
  return (
    <span className="font-sample" aria-hidden="true">
      <span style={{ fontFamily: `${pair}-title` }}>{textOf('site.name')}</span>
      <span style={{ fontFamily: `${pair}-text` }}>{textOf('site.tagline')}</span>
    </span>
  );
}
