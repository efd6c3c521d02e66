import type { Content } from '../content-model/schemas.ts';
import { formatCount, formatRating } from '../domain/format.ts';

type Props = { labels: Content['home']['price']['badges']; proof: Content['proof'] };

/** Social proof: each figure that the content has, with its words. */
export function Badges({ labels = {}, proof }: Props) {
  const { downloads, customers, rating } = proof;
  const badges = [
    { label: labels.downloads, figure: downloads && `+${formatCount(downloads)}` },
    { label: labels.customers, figure: customers && formatCount(customers) },
    { label: labels.rating, figure: rating && `${formatRating(rating)}/5` },
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
