import type { InputEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A prop for an input that calls `change` with the input's text. React does not call `onChange` if a script has set the
 * value before it dispatches `input`, as browser extensions do: https://github.com/facebook/react/issues/11488
 */
export const onText = (change: (text: string) => void) => ({
  onInput: ({ currentTarget }: InputEvent<TextElement>) => change(currentTarget.value),
});
