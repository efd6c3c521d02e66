import { TRACKERS, type TrackerName } from '../../src/trackers/index.ts';

/** The services of most tests. */
const META_AND_GOOGLE: readonly TrackerName[] = ['metaPixel', 'googleAnalytics'];

/** The address of a service's script on a test page. */
export const scriptOf = (name: TrackerName): string => `https://${name.toLowerCase()}.example.com/a.js`;

/** The script of a service in a page's notice. */
export const serviceScript = ({ name, example, clickIds }: (typeof TRACKERS)[number], src: string): string =>
  `<script data-tracker="${name}" data-id="${example}" data-src="${src}" data-click-ids="${clickIds.join(' ')}"></script>`;

/** The consent notice of a page with some services, each with its example id. Its `data-consent` is `consent`. */
export const noticeWith = (names = META_AND_GOOGLE, consent = 'yes', seen = {}): string => {
  const scripts = TRACKERS.filter(({ name }) => names.includes(name)).map((tracker) =>
    serviceScript(tracker, scriptOf(tracker.name)),
  );
  return `<section data-consent="${consent}" data-seen='${JSON.stringify(seen)}'><template>${scripts.join('')}</template></section>`;
};
