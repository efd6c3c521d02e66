import type { Bonus } from '../../content-model/files/product.ts';
import type { SectionOf } from '../index.ts';

/** A bonus as a bonus section shows it. `value` and `price` are in cents. */
export type BonusItem = {
  /** A line above the title. */
  note?: string | undefined;
  title: string;
  text?: string | undefined;
  picture?: { file: string; alt: string } | undefined;
  /** The cover of a book, shown instead of a picture. */
  cover?: string | undefined;
  /** What the bonus costs separately. If it has a price now, the value is struck. */
  value?: number | undefined;
  price?: number | undefined;
};

/** The section's own items or, without any, the product's bonuses: all of them, or those that `only` names. */
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

/** The sum of the values, in cents. An item without a value counts with its price, or as 0. */
export const sumOfValues = (items: readonly BonusItem[]): number =>
  items.reduce((sum, { value, price = 0 }) => sum + (value ?? price), 0);
