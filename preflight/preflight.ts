import { fillContent } from '../src/content-model/loadContent.ts';
import { CHECKOUT_CHECKS } from './checkoutLinks.ts';
import { CLAIM_CHECKS } from './claims.ts';
import { FILE_CHECKS } from './demonstrationFiles.ts';
import { TEXT_CHECKS } from './demonstrationTexts.ts';
import { VALUE_CHECKS } from './demonstrationValues.ts';
import { type Check, type Finding, isPlaceShown, type Launch } from './finding.ts';
import { PERSUASION_CHECKS } from './persuasion.ts';
import { PROMOTION_CHECKS } from './promotion.ts';
import { WEIGHT_CHECKS } from './weights.ts';

/** What was found before publishing, and the messages of the checks that found nothing. */
export type Report = { findings: Finding[]; fine: string[] };

const CHECKS: Check[] = [
  ...VALUE_CHECKS,
  ...FILE_CHECKS,
  ...TEXT_CHECKS,
  ...CHECKOUT_CHECKS,
  ...CLAIM_CHECKS,
  ...PROMOTION_CHECKS,
  ...PERSUASION_CHECKS,
  ...WEIGHT_CHECKS,
];

/** Checks valid content as it is written and the site built from it, at a time in milliseconds since 1970. */
export function preflight({ written, site, nowMs }: Omit<Launch, 'content'>): Report {
  const launch: Launch = { content: fillContent(written, nowMs), written, site, nowMs };
  const results = CHECKS.filter(({ applies }) => applies?.(launch) ?? true).map(({ fine, isFine, find }) => ({
    fine: (isFine?.(launch) ?? true) ? [fine] : [],
    findings: find(launch).filter(({ place }) => isPlaceShown(launch.content, place)),
  }));
  return {
    findings: results.flatMap(({ findings }) => findings),
    fine: results.filter(({ findings }) => findings.length === 0).flatMap(({ fine }) => fine),
  };
}
