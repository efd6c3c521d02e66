import type { ReactNode } from 'react';
import type { SectionProps } from '../context.ts';
import { BonusCard } from './BonusCard.tsx';

type Props = SectionProps<'gallery'> & {
  /** The class for the space above and below the section. */
  band: string;
  children: ReactNode;
};

/** The heading and the text of a gallery, its pictures, and the bonuses below. */
export function GalleryFrame({ section, id, background, context, band, children }: Props) {
  const { heading, text, showBonuses } = section;
  const { product, words } = context;
  return (
    <section id={id} className={`${band} ${background}`}>
      <div className="wrap">
        <h2 className="title">{heading}</h2>
        {text && <p className="mt-3 text-balance text-lg text-soft">{text}</p>}
        {children}
        {showBonuses &&
          product.bonuses.map((bonus) => <BonusCard key={bonus.title} bonus={bonus} words={words} />)}
      </div>
    </section>
  );
}
