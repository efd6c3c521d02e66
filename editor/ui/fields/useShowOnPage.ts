import { type RefCallback, useCallback } from 'react';
import type { Place } from '../../api.ts';
import { dotted, placeOf } from '../../places.ts';
import { useEditor } from '../state/EditorContext.tsx';

/** Brings what a field changes to the screen of the preview: of the page that is there when the focus comes, of any when it is clicked. */
export function useShowOnPage(place: Place): RefCallback<HTMLElement> {
  const { preview } = useEditor();
  const key = dotted(place);
  return useCallback(
    (element) => {
      const onFocus = () => preview.show(placeOf(key), false);
      const onClick = () => preview.show(placeOf(key), true);
      element?.addEventListener('focusin', onFocus);
      element?.addEventListener('click', onClick);
      return () => {
        element?.removeEventListener('focusin', onFocus);
        element?.removeEventListener('click', onClick);
      };
    },
    [preview, key],
  );
}
