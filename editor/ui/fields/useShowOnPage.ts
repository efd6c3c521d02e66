import { type RefCallback, useCallback } from 'react';
import type { Place } from '../../api.ts';
import { dotted, placeOf } from '../model/place.ts';
import { useEditor } from '../state/EditorContext.tsx';

/** Brings what a field changes to the screen of the preview while the field has the focus. */
export function useShowOnPage(place: Place): RefCallback<HTMLElement> {
  const { preview } = useEditor();
  const key = dotted(place);
  return useCallback(
    (element) => {
      const show = () => preview.show(placeOf(key));
      element?.addEventListener('focusin', show);
      return () => element?.removeEventListener('focusin', show);
    },
    [preview, key],
  );
}
