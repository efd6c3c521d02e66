import type { ReactNode } from 'react';
import type { Place } from '../../api.ts';
import { fieldAt, valueAt } from '../../places.ts';
import { Button } from '../shell/Button.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';

type Props = {
  place: Place;
  value: string;
  /** What the notice says after the field's name; the value unless given. */
  done?: string;
  /** The button's words; the value and the field's name unless given. */
  children?: ReactNode;
};

/** Gives another field the value that goes with the one that was changed. */
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
