import type { Bonus } from '../../content-model/files/product.ts';
import type { SectionOf } from '../index.ts';

/** A bonus as a section shows it. Prices are in cents. */
export type BonusItem = {
  /** A line above the title. */
  note?: string | undefined;
  title: string;
  text?: string | undefined;
  picture?: { file: string; alt: string } | undefined;
  /** A book's cover, in place of a picture. */
  cover?: string | undefined;
  /** What it is worth, and what it costs now where that is said. */
  value?: number | undefined;
  price?: number | undefined;
};

/** The section's own items or, where it has none, the bonuses of the product: all, or those that it names. */
export const bonusItems = (
  { items, only }: Pick<SectionOf<'bonuses'>, 'items' | 'only'>,
  bonuses: readonly Bonus[],
): BonusItem[] =>
  items ??
  (only?.flatMap((name) => bonuses.find(({ id }) => id === name) ?? []) ?? bonuses).map(
    ({ heading, title, description, cover, previousPrice, price }) => ({
      note: heading,
      title,
      text: description,
      cover,
      value: previousPrice,
      price,
    }),
  );

/** The sum of the values in cents. */
export const sumOfValues = (items: readonly BonusItem[]): number =>
  items.reduce((sum, { value = 0 }) => sum + value, 0);
