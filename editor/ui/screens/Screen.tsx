import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';

export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <Heading level={1} className="font-title text-2xl tracking-[-0.01em]">
      {children}
    </Heading>
  );
}

type Props = {
  title: string;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A screen with a single column, without the preview. */
export function Screen({ title, action, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-184 px-4 pt-5 pb-20">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ScreenTitle>{title}</ScreenTitle>
        {action}
      </div>
      {children}
    </div>
  );
}

type SectionProps = { title?: string; help?: string | undefined; children?: ReactNode };

/** A section of a screen, with a line above it unless it is the first. */
export function ScreenSection({ title, help, children }: SectionProps) {
  return (
    <section className="border-line py-6 [section+&]:border-t">
      {title && (
        <Heading level={2} className="font-title text-lead">
          {title}
        </Heading>
      )}
      {help && <p className="text-soft">{help}</p>}
      {children}
    </section>
  );
}
