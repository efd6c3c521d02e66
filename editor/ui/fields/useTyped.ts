import { useState } from 'react';
import { onText } from './onText.ts';

type Options<Value> = {
  value: Value | undefined;
  /** The formatted value, which is shown unless the seller is typing. */
  formatted: string;
  /** Converts a typed text to a value. */
  parse: (text: string) => Value;
  write: (value: Value) => void;
};

/**
 * Props of an input whose value is formatted differently from how it is typed. The typed text stays until the input loses the
 * focus, because changing it would end an IME composition, or until the value is changed elsewhere, such as by an undo.
 */
export function useTyped<Value>({ value, formatted, parse, write }: Options<Value>) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed !== undefined && Object.is(parse(typed), value) ? typed : formatted,
    ...onText((text) => {
      setTyped(text);
      write(parse(text));
    }),
    onBlur: () => setTyped(undefined),
  };
}
