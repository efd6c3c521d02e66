import type { ReactNode } from 'react';

/** Takes the place of what could not be shown. */
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
