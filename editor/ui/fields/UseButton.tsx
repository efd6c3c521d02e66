import type { ReactNode } from 'react';
import type { Place } from '../../api.ts';
import { fieldAt, valueAt } from '../../places.ts';
import { Button } from '../shell/Button.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';

type Props = {
  place: Place;
  value: string;
  /** The text that follows the field's name in the notice. By default it is the value. */
  done?: string;
  /** The text of the button. By default it contains `done` and the field's name. */
  children?: ReactNode;
};

/** A button that sets another field to a value that fits the changed field. */
export function UseButton({ place, value, done = value, children }: Props) {
  const { editor } = useEditor();
  const { fields, files } = useShown();
  const label = fieldAt(fields, files, place)?.label ?? '';
  const use = () =>
    editor.apply([{ type: 'set', place, value, previous: valueAt(files, place) }], label, {
      done: `${label}: ${done}.`,
    });
  return (
    <Button size="sentence" onPress={() => void use()}>
      {children ?? `Usar ${done} em: ${label}`}
    </Button>
  );
}
