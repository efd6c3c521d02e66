import { z } from 'astro/zod';

/** A right value in the place of a wrong one, and how it is offered to the seller. */
export type Suggestion = {
  offer: 'Escreva assim' | 'Talvez seja' | 'Até aqui cabe';
  value: unknown;
};

export type Hint = {
  /** What a right value is, to follow "o esperado é". */
  expected: string;
  /** A right value. */
  example: unknown;
  /** What the seller may have meant by a wrong value, the likeliest first; what the schema refuses is not offered. */
  suggest?: (value: unknown, written: string) => Suggestion[];
  /** The names in braces that a text may use. */
  placeholders?: readonly string[];
  /** What the editor's schema says that Zod's own cannot be told of: a price is a text of a certain form. */
  json?: Record<string, unknown>;
  /** The least width of a picture, in pixels. */
  leastWidth?: number;
};

/** What the seller is told of each kind of field: in the sentences of faults, and by their editor as they write. */
export const hints = z.registry<Hint>();

/** Offers of `values` that need no more than to be written otherwise. */
export const rewritten = (...values: unknown[]): Suggestion[] =>
  values.map((value) => ({ offer: 'Escreva assim', value }));

/** Offers of `values` that the seller may have meant. */
export const perhaps = (...values: unknown[]): Suggestion[] =>
  values.map((value) => ({ offer: 'Talvez seja', value }));
