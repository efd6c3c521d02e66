import { Stars } from '../components/Stars.tsx';
import type { Content } from '../content-model/schemas.ts';
import { PlannerPage } from './PlannerPage.tsx';

type Props = Content['home']['hero'];

export function Hero({ eyebrow, headline, headlineAccent, text, callToAction, rating, planner }: Props) {
  return (
    <section id="inicio" className="sky relative overflow-hidden pt-(--bar) text-white">
      <div className="wrap grid items-start gap-12 pt-10 pb-24 md:pt-16 md:pb-40 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16 lg:pt-20 lg:pb-48">
        <div>
          <p className="medium text-horizon">{eyebrow}</p>
          <h1 className="headline mt-4 lg:max-w-[7em]">
            {/* The last word stays with the accent, or a line could break on either side of it in two faces. */}
            {`${headline}\u00a0`}
            <span className="text-horizon">{headlineAccent}</span>
          </h1>
          <p className="mt-5 max-w-136 text-lg text-mist md:mt-8 md:text-xl">{text}</p>
          <a href="#preco" className="button button-primary mt-8 w-full sm:w-auto sm:px-9">
            {callToAction}
          </a>
          <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars className="text-horizon" />
            {rating}
          </p>
        </div>
        <PlannerPage {...planner} />
      </div>
      <div className="horizon absolute inset-x-[-5%] bottom-[-1px] h-10 md:h-20" />
    </section>
  );
}
