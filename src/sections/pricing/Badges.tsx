import type { Proof } from '../../content-model/files/product.ts';
import { formatCount, formatRating } from '../../domain/format.ts';
import type { SectionOf } from '../index.ts';

type Props = { words: SectionOf<'pricing'>['badges']; proof: Proof };

/** Social proof: each figure that the content has, with its words. */
export function Badges({ words = {}, proof }: Props) {
  const { downloads, customers, rating } = proof;
  const badges = [
    { label: words.downloads, figure: downloads && `+${formatCount(downloads)}` },
    { label: words.customers, figure: customers && formatCount(customers) },
    { label: words.rating, figure: rating && `${formatRating(rating)}/5` },
  ].filter(({ label, figure }) => label && figure);
  if (badges.length === 0) return null;
  return (
    <ul className="badges">
      {badges.map(({ label, figure }) => (
        <li key={label}>
          <strong className="subtitle">{figure}</strong> <span className="text-sm">{label}</span>
        </li>
      ))}
    </ul>
  );
}
