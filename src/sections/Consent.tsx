import { Phrase } from '../components/Phrase.tsx';
import type { TrackedEvent } from '../domain/checkout.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import { PRIVACY_PATH } from '../domain/routes.ts';
import { partnersOf, type Tracker } from '../domain/trackers.ts';
import type { Content } from '../schemas/contentSchemas.ts';

type Props = {
  words: Content['tracking']['consent'];
  trackers: readonly Tracker[];
  /** What is told when the price is seen. */
  seen: TrackedEvent;
  seenAfterDeadline?: TrackedEvent;
};

/**
 * Asks whether visits may be measured. It declares all that a yes would load and tell, and is shown by script only, because
 * nothing is measured without: see behaviours/consent.ts and behaviours/tracking.ts. Stands before the page it floats over.
 */
export function Consent({ words, trackers, seen, seenAfterDeadline }: Props) {
  const ids = Object.fromEntries(trackers.map(({ name, id }) => [name, id]));
  return (
    <section
      id="cookies"
      aria-label={words.label}
      tabIndex={-1}
      data-consent={Object.values(ids).join(' ')}
      data-meta-pixel={ids['metaPixel']}
      data-google-analytics={ids['googleAnalytics']}
      data-seen={JSON.stringify(seen)}
      data-seen-after-deadline={seenAfterDeadline && JSON.stringify(seenAfterDeadline)}
      hidden
      className="consent-notice lifted"
    >
      <p className="text-sm">
        <Phrase text={fillPlaceholders(words.text, { parceiros: partnersOf(trackers) })} />{' '}
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
        {trackers.map(({ name, script }) => (
          <script key={name} data-src={script} data-tracker={name} />
        ))}
      </template>
    </section>
  );
}
