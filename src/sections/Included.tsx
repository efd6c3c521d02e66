import type { ReactNode } from 'react';
import { Phrase } from '../components/Phrase.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = Content['home']['included'] & {
  bonus: Content['product']['bonus'];
  /** The carousel of the ten modules. */
  children?: ReactNode;
};

export function Included({
  heading,
  text,
  bonusHeading,
  bonusPrevious,
  bonusCurrent,
  bonus,
  children,
}: Props) {
  return (
    <section id="incluido" className="band overflow-hidden noon">
      <div className="wrap">
        <h2 className="title">{heading}</h2>
        <p className="mt-4 mb-10 text-lg text-soft">{text}</p>
        {children}
        <div className="mt-14 grid items-center gap-6 rounded-lg gift padded sm:grid-cols-[auto_1fr] md:mt-20 md:grid-cols-[auto_1fr_auto] md:gap-10">
          <span
            aria-hidden="true"
            className="raised flat grid size-20 place-items-center rounded-md bg-white text-[2.5rem] md:size-24 md:text-[3rem]"
          >
            {bonus.emoji}
          </span>
          <div>
            <p className="semibold text-ember">{bonusHeading}</p>
            <h3 className="subtitle mt-1">{bonus.title}</h3>
            <p className="mt-2 max-w-[37em] text-soft">{bonus.description}</p>
          </div>
          <p className="sm:col-start-2 md:col-start-auto md:text-end">
            <s className="block text-soft">
              <Phrase text={bonusPrevious} />
            </s>
            <strong className="subtitle block">
              <Phrase text={bonusCurrent} />
            </strong>
          </p>
        </div>
      </div>
    </section>
  );
}
