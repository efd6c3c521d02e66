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
 * Props of an input that formats its value. The typed text is shown until the input loses the focus, because formatting
 * it earlier would end an IME composition. If the value is changed elsewhere, such as by an undo, the formatted value
 * is shown at once.
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
