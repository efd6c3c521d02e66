import type { SectionOf } from '../index.ts';

export type Module = SectionOf<'curriculum'>['modules'][number];

export type ModulesProps = {
  section: SectionOf<'curriculum'>;
  /** The level of the modules' titles. */
  Heading: 'h2' | 'h3';
};

/** The small line above a module's title, such as "Módulo 2 · 1 hora"; empty if it has neither part. */
export function moduleLine(
  { counter }: SectionOf<'curriculum'>,
  { duration }: Module,
  index: number,
): string {
  return [counter && `${counter} ${index + 1}`, duration].filter(Boolean).join(' · ');
}
