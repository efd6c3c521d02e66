import type { ComponentProps } from 'react';
import { Button as AriaButton } from 'react-aria-components';

const VARIANTS = {
  outlined: 'border-edge bg-raised font-medium text-ink hover:border-ink',
  quiet: 'border-transparent bg-transparent font-medium hover:bg-sunk pressed:bg-sunk',
  primary: 'border-transparent bg-primary font-medium text-white',
  publish: 'border-transparent bg-buy font-semibold text-white hover:bg-[#09643f]',
};

const SIZES = {
  big: 'min-h-13 px-7 text-lead whitespace-nowrap',
  medium: 'min-h-11 px-3.5 whitespace-nowrap',
  narrow: 'min-h-11 px-2.5 whitespace-nowrap',
  small: 'min-h-9 px-2.5 text-sm whitespace-nowrap',
  /** For a text that may contain the name of a field. */
  sentence: 'min-h-9 justify-self-start px-2.5 py-1.5 text-start text-sm',
  /** For a button beside a label. */
  inline: 'min-h-7 px-2.5 text-sm whitespace-nowrap',
  /** For a button in a row of a list. */
  row: 'min-h-8 px-1.5 text-sm whitespace-nowrap',
};

export type ButtonLook = {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Further utility classes, such as for the button's position. */
  className?: string;
};

const classesOf = ({ variant = 'outlined', size, className = '' }: ButtonLook) =>
  `inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-box border no-underline disabled:cursor-default disabled:opacity-45 ${VARIANTS[variant]} ${SIZES[size ?? (variant === 'quiet' ? 'narrow' : 'medium')]} ${className}`;

type Styled<Props> = Omit<Props, 'className'> & ButtonLook;

export function Button({ variant, size, className, ...props }: Styled<ComponentProps<typeof AriaButton>>) {
  return <AriaButton {...props} className={classesOf({ variant, size, className })} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: Styled<ComponentProps<'a'>>) {
  return <a {...props} className={classesOf({ variant, size, className })} />;
}
