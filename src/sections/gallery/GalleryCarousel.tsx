import type { ReactNode } from 'react';
import type { SectionProps } from '../context.ts';
import { BonusCard } from './BonusCard.tsx';

/** The pages of the product as a carousel, with the bonuses below. */
export function GalleryCarousel({
  section,
  id,
  light,
  context,
  children,
}: SectionProps<'gallery'> & { children?: ReactNode }) {
  const { product, words } = context;
  return (
    <section id={id} className={`band overflow-clip ${light}`}>
      <div className="wrap">
        <h2 className={section.text ? 'title' : 'title mb-6'}>{section.heading}</h2>
        {section.text && <p className="mt-3 mb-6 text-balance text-lg text-soft">{section.text}</p>}
        {children}
        {section.showBonuses &&
          product.bonuses.map((bonus) => <BonusCard key={bonus.title} bonus={bonus} words={words} />)}
      </div>
    </section>
  );
}
