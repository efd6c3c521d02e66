import { BonusCover } from '../../components/BonusCover.tsx';
import { BonusPrice } from '../../components/BonusPrice.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Bonus } from '../../content-model/files/product.ts';
import type { Content } from '../../content-model/schemas.ts';

type Props = { bonus: Bonus; words: Content['interface'] };

/** A bonus as a card: its cover, name, price and description, and a picture of its contents. */
export function BonusCard({ bonus, words }: Props) {
  return (
    <div className="reveal mt-8 md:mt-14">
      <div className="beside gift items-center gap-x-5 gap-y-3 lg:gap-x-10 overflow-clip rounded-lg padded">
        {bonus.cover && (
          <BonusCover
            image={bonus.cover}
            widths={[192, 288]}
            sizes="(min-width: 48rem) 9rem, 6rem"
            className="w-[23vw] max-w-24 md:w-[14vw] md:max-w-36"
          />
        )}
        <div>
          <p className="semibold text-ember">
            {bonus.emoji && <span aria-hidden="true">{bonus.emoji} </span>}
            {bonus.heading}
          </p>
          <h3 className="subtitle mt-1">{bonus.title}</h3>
          <p className="mt-2 empty:hidden">
            <BonusPrice bonus={bonus} words={words} priceClass="subtitle" />
          </p>
        </div>
        <p className="basis-full text-soft">{bonus.description}</p>
        {/* The picture touches the card’s bottom edge. */}
        <Picture {...bonus.inside} widths={[400, 800]} sizes="25rem" className="w-full" />
      </div>
    </div>
  );
}
