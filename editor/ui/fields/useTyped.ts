import { useState } from 'react';
import { onText } from './onText.ts';

type Options<Value> = {
  value: Value | undefined;
  /** The value as the field shows it while nobody types. */
  shown: string;
  /** The value of a typed text. */
  read: (text: string) => Value;
  write: (value: Value) => void;
};

/**
 * Props of an input whose value is written otherwise than it is typed. The text stays as it is typed until it loses the
 * focus, because a changed text would end a composition, or until the value changes elsewhere, as by an undo.
 */
export function useTyped<Value>({ value, shown, read, write }: Options<Value>) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed !== undefined && Object.is(read(typed), value) ? typed : shown,
    ...onText((text) => {
      setTyped(text);
      write(read(text));
    }),
    onBlur: () => setTyped(undefined),
  };
}
