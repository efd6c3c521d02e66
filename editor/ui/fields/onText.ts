import type { InputEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of an input that call back with its text. React does not call `onChange` if a script has set the value before it
 * dispatches `input`, as browser extensions do: https://github.com/facebook/react/issues/11488
 */
export const onText = (change: (text: string) => void) => ({
  onInput: ({ currentTarget }: InputEvent<TextElement>) => change(currentTarget.value),
});
