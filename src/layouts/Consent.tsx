import { Phrase } from '../components/Phrase.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { PhaseName } from '../domain/phaseSchedule.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';
import { listed } from '../fields/field.ts';
import type { TrackedEvent } from '../trackers/events.ts';
import type { UsedTracker } from '../trackers/index.ts';

type Props = {
  words: Content['tracking']['consent'];
  trackers: readonly UsedTracker[];
  /** The event that reports a visible price, by price phase. */
  seen: Partial<Record<PhaseName, TrackedEvent>>;
};

const ANSWER = 'button button-plain min-h-11 flex-[1_1_7.5rem] cursor-pointer px-4 py-2';

/**
 * The consent notice at the bottom of the screen, over the page, so that the page does not move. It declares the
 * services, their scripts and the event of a visible price. The pages' script shows the notice, because nothing is
 * measured without scripts (client/tracking/).
 */
export function Consent({ words, trackers, seen }: Props) {
  const companies = [...new Set(trackers.map(({ company }) => company))];
  return (
    <section
      id="cookies"
      aria-label={words.label}
      tabIndex={-1}
      data-consent={trackers.map(({ id }) => id).join(' ')}
      data-seen={JSON.stringify(seen)}
      hidden
      className="consent-notice lifted fixed inset-x-0 bottom-0 z-20 max-h-[min(80dvh,100dvh-var(--bar))] items-center justify-center gap-8 overflow-y-auto overscroll-contain bg-sheet px-(--gutter) pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))] text-ink md:[&:not([hidden])]:flex"
    >
      <p className="text-sm md:max-w-184">
        <Phrase text={fillPlaceholders(words.text, { parceiros: listed(companies) })} />{' '}
        <a href={PRIVACY_PATH} className="py-1 underline underline-offset-[0.15em]">
          {words.privacyLink}
        </a>
      </p>
      <div className="mt-3 flex flex-wrap gap-3 md:mt-0 md:w-68 md:flex-none">
        <button type="button" data-consent-answer="no" className={ANSWER}>
          {words.refuse}
        </button>
        <button type="button" data-consent-answer="yes" className={ANSWER}>
          {words.accept}
        </button>
      </div>
      <template>
        {trackers.map(({ name, id, script, clickIds }) => (
          <script
            key={name}
            data-tracker={name}
            data-id={id}
            data-src={script(id)}
            data-click-ids={clickIds.join(' ')}
          />
        ))}
      </template>
    </section>
  );
}

/** The link in the footer that reopens the notice. The pages' script shows it: without scripts there is no notice. */
export function ConsentChange({ label }: { label: string }) {
  return (
    <a href="#cookies" data-consent-change hidden className="underline-offset-[0.15em] [&[hidden]]:hidden">
      {label}
    </a>
  );
}
