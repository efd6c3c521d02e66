import { useState } from 'react';

/** A text field's text: as it is typed while one types, else as the value is shown. */
export function useTyped(shown: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? shown,
    onChange: (text: string) => {
      setTyped(text);
      onTyped(text);
    },
    onBlur: () => setTyped(undefined),
  };
}
