import type { ReactNode } from 'react';
import { Guarantee } from '../../components/Guarantee.tsx';
import { Sentences } from '../../components/Sentences.tsx';
import type { SectionProps } from '../context.ts';
import { Introduction } from './Introduction.tsx';

type Props = Pick<SectionProps<'pricing' | 'plans'>, 'section' | 'id' | 'background' | 'context'> & {
  children: ReactNode;
};

/** A section with prices: its heading and introduction above them, and the guarantee below. */
export function PriceFrame({ section, id, background, context, children }: Props) {
  return (
    <section id={id} data-price-section="" className={`golden compact-band pb-(--band) ${background}`}>
      <div className="wrap">
        <h2 className="title mx-auto max-w-[19em] text-center">
          <Sentences text={section.heading} />
        </h2>
        <Introduction text={section.text} />
        {children}
        {section.showGuarantee && (
          <div className="mt-8 text-center">
            <Guarantee guarantee={context.site.guarantee} headingClass="justify-center" textClass="mx-auto" />
          </div>
        )}
      </div>
    </section>
  );
}
