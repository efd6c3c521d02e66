// For unit tests with happy-dom.
import type { FC, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shownSections } from '../../src/content-model/schemas.ts';
import type { SectionPhase, SectionProps } from '../../src/sections/context.ts';
import type { SectionKind, SectionOf } from '../../src/sections/index.ts';
import { type Changes, pageContext, shippedPage } from './pageContext.ts';

/** Renders an element as the only one of the page. Returns the element around it. */
export function show(element: ReactNode): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(element);
  return document.body;
}

type Options = { changes?: Changes; nowMs?: number; isInAbTest?: boolean | undefined };

/** Renders a section with the id `parte`, alone on the shipped product's main page. Returns the element around it. */
export function renderSection<Kind extends SectionKind>(
  Component: FC<SectionProps<Kind>>,
  fields: SectionOf<Kind>,
  { changes, nowMs, isInAbTest = false }: Options = {},
): HTMLElement {
  const section = { ...fields, id: 'parte' };
  const page = { ...shippedPage, sections: [section] };
  const context = pageContext(page, changes, nowMs);
  const phases = context.phases.map((phase) => {
    const [own] = shownSections(phase.content[context.file] ?? page);
    return { ...phase, section: own } as SectionPhase<Kind>;
  });
  const props = { section, id: 'parte', background: '', isInAbTest, context, phases };
  return show(<Component {...props} />);
}

/** The trimmed texts of the elements that match, with normal spaces. */
export const textsOf = (place: ParentNode, selector: string): string[] =>
  Array.from(place.querySelectorAll(selector), ({ textContent }) =>
    (textContent ?? '').replaceAll('\u00a0', ' ').trim(),
  );
