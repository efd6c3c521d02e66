import { BonusLine } from '../../components/BonusLine.tsx';
import { FeatureList } from '../../components/FeatureList.tsx';
import type { SectionProps } from '../context.ts';

/** The product's features, with its bonuses below. */
export function Features({ section, id, light, context }: SectionProps<'features'>) {
  const { product, drawings, words } = context;
  return (
    <section id={id} className={`close-band ${light}`}>
      <div className="wrap">
        <h2 className="title">{section.heading}</h2>
        <FeatureList features={product.features} drawings={drawings} className="mt-6" />
        {section.showBonuses &&
          product.bonuses.map((bonus) => (
            <div
              key={bonus.title}
              className="mt-6 flex flex-wrap items-center gap-x-12 gap-y-3 rounded-md frame bg-gold p-4 md:px-6"
            >
              <BonusLine bonus={bonus} words={words} />
              <p className="max-w-[36em] flex-[1_1_18rem] text-sm lg:text-base">{bonus.description}</p>
            </div>
          ))}
      </div>
    </section>
  );
}
