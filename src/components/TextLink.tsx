import type { ReactNode } from 'react';

type Props = { href: string; children: ReactNode };

/** A link in a sentence; one that leaves the site opens in a new tab. `new-tab` is the hidden note that Page.astro holds. */
export function TextLink({ href, children }: Props) {
  const away = href.startsWith('https:') && {
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-describedby': 'new-tab',
  };
  return (
    <a href={href} {...away} className="semibold py-2.5 underline">
      {children}
    </a>
  );
}
