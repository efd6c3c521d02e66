import { DottedLine } from '../components/DottedLine.tsx';
import { Stars } from '../components/Stars.tsx';
import type { Content } from '../content-model/schemas.ts';
import { PlannerPhone } from './hero/PlannerPhone.tsx';
import { PlannerWindow } from './hero/PlannerWindow.tsx';

type Props = Content['home']['hero'] & {
  name: string;
  pages: Content['product']['modules'];
  /** The address of the drawn emoji. */
  drawings: string;
};

export function Hero({ name, pages, drawings, planner, workspace, ...words }: Props) {
  return (
    <section id="inicio" className="sky hero text-white">
      <div className="wrap hero-columns">
        <div className="hero-words">
          <DottedLine className="medium text-horizon">{words.eyebrow.split(' · ')}</DottedLine>
          <h1 className="headline mt-3">
            {words.headline}
            {words.headlineAccent && (
              <>
                {/* The last word stays with the accent, or a line could break on either side of it in two faces. */}
                {'\u00a0'}
                <span className="inline-block text-horizon">{words.headlineAccent}</span>
              </>
            )}
          </h1>
          <p className="mt-3 max-w-136 text-balance text-mist md:mt-5 md:text-lg">{words.text}</p>
          <a
            href="#preco"
            data-hides-buy-bar
            className="button button-primary mt-5 w-full sm:w-auto sm:px-12 md:mt-8"
          >
            {words.callToAction}
          </a>
          {words.rating && (
            <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm md:mt-5">
              <Stars className="h-4 w-22 text-horizon" />
              {words.rating}
            </p>
          )}
        </div>
        <div className="hero-devices">
          {workspace && <PlannerWindow name={name} pages={pages} drawings={drawings} {...workspace} />}
          <PlannerPhone card={planner} drawings={drawings} />
        </div>
      </div>
      <div className="horizon" />
    </section>
  );
}
