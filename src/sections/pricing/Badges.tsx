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
    <ul className="mx-auto mt-5 mb-6 flex flex-wrap justify-center gap-x-10 gap-y-1 text-center max-sm:max-w-92 max-sm:justify-around max-sm:gap-x-4 max-sm:gap-y-3">
      {badges.map(({ label, figure }) => (
        <li key={label}>
          <strong className="subtitle max-sm:block">{figure}</strong>{' '}
          <span className="text-sm max-sm:block">{label}</span>
        </li>
      ))}
    </ul>
  );
}
