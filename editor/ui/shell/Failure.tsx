import type { ReactNode } from 'react';

/** Shown in place of content that could not be rendered. */
export function Failure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      className="mx-auto my-[20vh] grid max-w-136 content-start justify-items-start gap-3 p-6"
      role="alert"
    >
      <h1>{title}</h1>
      {children}
    </div>
  );
}
