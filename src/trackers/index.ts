import { googleAds, googleAdsClient } from './googleAds.ts';
import { googleAnalytics, googleAnalyticsClient } from './googleAnalytics.ts';
import { metaPixel, metaPixelClient } from './metaPixel.ts';
import { tiktok, tiktokClient } from './tiktok.ts';
import type { TrackerClient, TrackerRecord } from './tracker.ts';
import { utmify, utmifyClient } from './utmify.ts';

/** The analytics services that a seller can use. */
export const TRACKERS = [metaPixel, googleAnalytics, googleAds, tiktok, utmify] as const;

export type TrackerName = (typeof TRACKERS)[number]['name'];

/** The services for the pages' script, whose bundle does not contain the records above. */
export const TRACKER_CLIENTS: readonly TrackerClient<TrackerName>[] = [
  metaPixelClient,
  googleAnalyticsClient,
  googleAdsClient,
  tiktokClient,
  utmifyClient,
];

/** A service that the seller uses, with its id. */
export type UsedTracker = TrackerRecord<TrackerName> & { id: string };

/** The services that have an id in the content. Implements docs/behaviour.md#measured-events. */
export const usedTrackers = (ids: Partial<Record<TrackerName, string>>): UsedTracker[] =>
  TRACKERS.flatMap((tracker) => {
    const id = ids[tracker.name];
    return id ? [{ ...tracker, id }] : [];
  });
