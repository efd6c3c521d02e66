import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';

const UNDERLINED = 'text-accent underline underline-offset-[0.15em]';

/** An underlined link. */
export function TextLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a {...props} className={`${UNDERLINED} ${className}`} />;
}

/** A button that looks like a link. */
export function TextButton(props: ButtonProps) {
  return <Button {...props} className={`cursor-pointer border-0 bg-transparent p-0 ${UNDERLINED}`} />;
}
