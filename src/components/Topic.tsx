import type { ReactNode } from 'react';

type Props = { id: string; heading: string; children: ReactNode };

/** A heading and the paragraphs that belong to it, beside each other where there is room. */
export function Topic({ id, heading, children }: Props) {
  return (
    <section
      id={id}
      className="line-above grid gap-3 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:py-10"
    >
      <h2 className="subtitle">{heading}</h2>
      <div className="grid max-w-[34em] gap-4">{children}</div>
    </section>
  );
}
