import { type ComponentType, type RefCallback, useCallback } from 'react';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import type { Place } from '../../api.ts';
import { fieldPath, placeOf } from '../../places.ts';
import { useEditor } from '../state/EditorContext.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { DateInput } from './DateInput.tsx';
import { EmojiInput } from './EmojiInput.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { FileInput } from './FileInput.tsx';
import { IconInput } from './IconInput.tsx';
import { LinkInput } from './LinkInput.tsx';
import { PhoneInput, TaxIdInput } from './MaskedInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { PriceInput } from './PriceInput.tsx';
import { ReferenceInput, TargetInput } from './ReferenceInput.tsx';
import { SlugInput } from './SlugInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextInput } from './TextInput.tsx';
import { VideoInput } from './VideoInput.tsx';

/** The input for each kind of field. */
const INPUTS: Record<ValueField['kind'], ComponentType<FieldProps>> = {
  text: TextInput,
  slug: SlugInput,
  email: TextInput,
  price: PriceInput,
  integer: NumberInput,
  rating: NumberInput,
  dateTime: DateInput,
  day: DateInput,
  link: LinkInput,
  target: TargetInput,
  reference: ReferenceInput,
  phone: PhoneInput,
  taxId: TaxIdInput,
  choice: ChoiceInput,
  switch: SwitchInput,
  icon: IconInput,
  emoji: EmojiInput,
  video: VideoInput,
  picture: PictureInput,
  file: FileInput,
  color: ColorInput,
  colors: ColorInput,
};

/**
 * Scrolls the preview to the element that shows a field, when the field is focused or clicked. Only a click may open
 * another page in the preview.
 */
function useShowInPreview(place: Place): RefCallback<HTMLElement> {
  const { preview } = useEditor();
  const key = fieldPath(place);
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

/** The label, input and notes of a field with a single value. */
export function FieldInput({ place, field }: FieldProps) {
  const showInPreview = useShowInPreview(place);
  const Input = INPUTS[field.kind];
  return (
    <div ref={showInPreview} className="contents">
      <Input place={place} field={field} />
    </div>
  );
}
