import type { ReactNode } from 'react';
import { GuideBook } from '../components/GuideBook.tsx';
import { Picture } from '../components/Picture.tsx';
import { StruckPrice } from '../components/StruckPrice.tsx';
import type { Content } from '../content-model/schemas.ts';
import { formatReais } from '../domain/format.ts';

type Props = NonNullable<Content['home']['included']> & {
  light: string;
  bonus: Content['product']['bonus'];
  priceLabels: Pick<Content['home']['price'], 'previousLabel' | 'currentLabel'>;
  prices: Content['prices']['bonus'];
  /** The carousel of the planner's pages. */
  children?: ReactNode;
};

export function Included({
  light,
  heading,
  text,
  bonusHeading,
  bonus,
  priceLabels,
  prices,
  children,
}: Props) {
  return (
    <section id="incluido" className={`band overflow-clip ${light}`}>
      <div className="wrap @container">
        <h2 className="title">{heading}</h2>
        <p className="mt-3 mb-6 text-balance text-lg text-soft">{text}</p>
        {children}
        {bonus && prices && (
          <div className="reveal mt-8 md:mt-14">
            <div className="beside gift overflow-clip padded">
              <GuideBook
                image={bonus.image}
                widths={[192, 288]}
                sizes="(min-width: 48rem) 9rem, 6rem"
                className="w-[min(6rem,23vw)] md:w-[min(9rem,14vw)]"
              />
              <div>
                <p className="semibold text-ember">
                  <span aria-hidden="true">{bonus.emoji} </span>
                  {bonusHeading}
                </p>
                <h3 className="subtitle mt-1">{bonus.title}</h3>
                <p className="mt-2">
                  <StruckPrice labels={priceLabels} previous={formatReais(prices.previous)} />{' '}
                  <strong className="subtitle whitespace-nowrap">{formatReais(prices.current)}</strong>
                </p>
              </div>
              <p className="text-soft">{bonus.description}</p>
              <Picture
                file={bonus.insideImage}
                alt={bonus.insideAlt}
                widths={[400, 800]}
                sizes="25rem"
                className="w-full"
              />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
