import { Fragment } from 'react';
import { AccentedText } from '../../components/AccentedText.tsx';
import { DottedLine } from '../../components/DottedLine.tsx';
import { OfferPrice } from '../../components/OfferPrice.tsx';
import { Seal } from '../../components/Seal.tsx';
import { Stars } from '../../components/Stars.tsx';
import { StatList } from '../../components/StatList.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import { proseWords } from '../../domain/prose.ts';
import type { SectionProps } from '../context.ts';
import { mainHeroId } from '../mainHero.ts';

/** A longer headline has the size of a title, so that the button stays on the first screen. */
const MAX_LARGE_LENGTH = 60;

type Props = SectionProps<'hero'> & { isCentred?: boolean | undefined };

type PartsProps = { text: string; className: string; isCentred?: boolean | undefined };

/** The parts of a text with "·" between them. If a centred text wraps, each line but the last ends with "·". */
function Parts({ text, className, isCentred }: PartsProps) {
  const parts = text.split(' · ');
  if (!isCentred) return <DottedLine className={className}>{parts}</DottedLine>;
  return (
    <p className={className}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && '\u00a0· '}
          <span className="inline-block">{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** The line above the headline, the headline and the text. */
export function HeroHead({ section, id, context, isCentred }: Props) {
  const { eyebrow, headline, text } = section;
  const Heading = mainHeroId(context.page) === id ? 'h1' : 'h2';
  const size = proseWords(headline).length > MAX_LARGE_LENGTH ? 'title' : 'headline';
  return (
    <>
      {/* Its font size is in --unit: with large text it has two lines instead of four, so the button stays higher. */}
      {eyebrow && (
        <Parts
          text={eyebrow}
          className="medium text-[calc(1.0625*var(--unit))] text-horizon"
          isCentred={isCentred}
        />
      )}
      <Heading className={`${size} mt-3`}>
        <AccentedText text={headline} />
      </Heading>
      {text && <p className="mt-3 max-w-136 text-balance text-mist md:mt-5 md:text-lg">{text}</p>}
    </>
  );
}

/** The price and the buttons, and below them the trust line, the rating, the numbers and the seal. */
export function HeroActions({ section, context, isCentred }: Props) {
  const { offer, buttons, trust, rating, numbers, seal } = section;
  return (
    <>
      {offer !== undefined && <OfferPrice {...context} offer={offer} className="mt-5 [--soft:var(--mist)]" />}
      {buttons.map(({ label, to }, index) => (
        <TargetLink
          key={to}
          to={to}
          label={label}
          phases={context.phases}
          hidesBuyBar={index === 0}
          isSecondary={index > 0}
          className={`${index === 0 ? 'mt-5 md:mt-8' : 'mt-3 sm:ms-3'} w-full sm:w-auto sm:px-12`}
        />
      ))}
      {trust && <Parts text={trust} className="mt-4 text-sm" isCentred={isCentred} />}
      {rating && (
        <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm md:mt-5">
          <Stars className="h-4 w-22 text-horizon" />
          {rating}
        </p>
      )}
      {numbers && <StatList stats={numbers} className="mt-6" />}
      {seal && <Seal {...seal} />}
    </>
  );
}
