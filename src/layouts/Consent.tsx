import { Phrase } from '../components/Phrase.tsx';
import type { Content } from '../content-model/schemas.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import type { PhaseName } from '../domain/pricePhases.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';
import { listed } from '../fields/field.ts';
import type { TrackedEvent } from '../trackers/events.ts';
import type { UsedTracker } from '../trackers/index.ts';

type Props = {
  words: Content['tracking']['consent'];
  trackers: readonly UsedTracker[];
  /** The event that reports a visible price, by the phase of the prices. */
  seen: Partial<Record<PhaseName, TrackedEvent>>;
};

/**
 * The consent notice. It declares the services, their scripts and the event of a visible price. Scripts show it, because
 * nothing is measured without them: see client/tracking/.
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
      className="consent-notice lifted"
    >
      <p className="text-sm">
        <Phrase text={fillPlaceholders(words.text, { parceiros: listed(companies) })} />{' '}
        <a href={PRIVACY_PATH} className="consent-link">
          {words.privacyLink}
        </a>
      </p>
      <div className="consent-answers">
        <button type="button" data-consent-answer="no" className="button button-plain">
          {words.refuse}
        </button>
        <button type="button" data-consent-answer="yes" className="button button-plain">
          {words.accept}
        </button>
      </div>
      <template>
        {trackers.map(({ name, id, script }) => (
          <script key={name} data-tracker={name} data-id={id} data-src={script(id)} />
        ))}
      </template>
    </section>
  );
}

/** The link in the footer that reopens the notice. Scripts show it, because without them there is no notice. */
export function ConsentChange({ label }: { label: string }) {
  return (
    <a href="#cookies" data-consent-change hidden className="consent-link">
      {label}
    </a>
  );
}
