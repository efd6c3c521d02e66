import { BonusCover } from '../../components/BonusCover.tsx';
import { Picture } from '../../components/Picture.tsx';
import { type BonusesProps, BonusValue, BonusWords } from './BonusWords.tsx';
import type { BonusItem } from './bonusItems.ts';

/** Bonuses side by side, each with its picture above. */
export function BonusCards({ items, context }: BonusesProps) {
  return (
    <ul className="flex flex-wrap gap-5">
      {items.map((item) => (
        <li
          key={item.title}
          className="flex flex-[1_1_17rem] max-w-104 flex-col overflow-clip rounded-lg frame bg-sheet"
        >
          <LargePicture {...item} />
          <div className="grid flex-1 content-start gap-3 p-(--inset)">
            <div>
              <BonusWords item={item} />
            </div>
            <BonusValue item={item} context={context} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function LargePicture({ picture, cover }: BonusItem) {
  if (cover)
    return (
      <div className="grid place-items-center bg-gold py-6">
        <BonusCover image={cover} widths={[192, 288]} sizes="8rem" className="w-32" />
      </div>
    );
  return picture ? (
    <Picture
      {...picture}
      widths={[480, 720]}
      sizes="(min-width: 48rem) 24rem, 90vw"
      className="aspect-video w-full object-cover"
    />
  ) : null;
}
