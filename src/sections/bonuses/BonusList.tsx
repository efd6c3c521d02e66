import { BonusCover } from '../../components/BonusCover.tsx';
import { Picture } from '../../components/Picture.tsx';
import { type BonusesProps, BonusValue, BonusWords } from './BonusWords.tsx';
import type { BonusItem } from './bonusItems.ts';

/** Bonuses below each other, like the lines of a receipt. */
export function BonusList({ items, context }: BonusesProps) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.title}
          className="flex flex-wrap items-center gap-x-5 gap-y-3 not-first:mt-5 not-first:line-above not-first:pt-5"
        >
          <SmallPicture {...item} />
          {/* Without room beside the words, the value wraps below them. */}
          <div className="flex-[1_1_min(100%,14rem)]">
            <BonusWords item={item} />
          </div>
          <BonusValue item={item} context={context} />
        </li>
      ))}
    </ul>
  );
}

function SmallPicture({ picture, cover }: BonusItem) {
  if (cover) return <BonusCover image={cover} widths={[72, 144]} sizes="4rem" className="w-16" />;
  return picture ? (
    <Picture
      {...picture}
      widths={[144, 288]}
      sizes="6rem"
      className="aspect-square w-24 rounded-md object-cover"
    />
  ) : null;
}
