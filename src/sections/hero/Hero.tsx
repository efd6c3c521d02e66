import { DottedLine } from '../../components/DottedLine.tsx';
import { Stars } from '../../components/Stars.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import type { SectionProps } from '../context.ts';
import { mainHeroOf } from '../mainHero.ts';
import { PlannerPhone } from './PlannerPhone.tsx';
import { PlannerWindow } from './PlannerWindow.tsx';

export function Hero({ section, id, context }: SectionProps<'hero'>) {
  const { eyebrow, headline, headlineAccent, text, buttons, rating, planner, workspace } = section;
  const { site, product, drawings } = context;
  const Heading = mainHeroOf(context.page) === id ? 'h1' : 'h2';
  return (
    <section id={id} className="sky hero text-white">
      <div className="wrap hero-columns">
        <div className="hero-words">
          {/* Beside large text, two lines rather than four, for the button's sake. */}
          {eyebrow && (
            <DottedLine className="medium text-[min(1em,6vw)] text-horizon">
              {eyebrow.split(' · ')}
            </DottedLine>
          )}
          <Heading className="headline mt-3">
            {headline}
            {headlineAccent && (
              <>
                {/* Keeps the last word with the accent: a break between them would differ from font to font. */}
                {'\u00a0'}
                <span className="inline-block text-horizon">{headlineAccent}</span>
              </>
            )}
          </Heading>
          <p className="mt-3 max-w-136 text-balance text-mist md:mt-5 md:text-lg">{text}</p>
          {buttons.map(({ label, to }, index) => (
            <TargetLink
              key={to}
              to={to}
              label={label}
              phases={context.phases}
              hidesBuyBar={index === 0}
              isQuiet={index > 0}
              className={`${index === 0 ? 'mt-5 md:mt-8' : 'mt-3 sm:ms-3'} w-full sm:w-auto sm:px-12`}
            />
          ))}
          {rating && (
            <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm md:mt-5">
              <Stars className="h-4 w-22 text-horizon" />
              {rating}
            </p>
          )}
        </div>
        {planner && (
          <div className="hero-devices">
            {workspace && (
              <PlannerWindow name={site.name} pages={product.modules} drawings={drawings} {...workspace} />
            )}
            <PlannerPhone planner={planner} drawings={drawings} />
          </div>
        )}
      </div>
      <div className="horizon" />
    </section>
  );
}
