// The rules about several fields and about the truth of claims: one list for the build, the editor and preflight.
import { isDeepStrictEqual } from 'node:util';
import { isShown } from '../contentFields.ts';
import { fillContent } from '../fillContent.ts';
import type { ContentIssue } from '../issue.ts';
import { labelAt } from '../messages.ts';
import type { Content } from '../schemas.ts';
import { AB_TEST_RULES, withStartedTest } from './abTest.ts';
import { CHECKOUT_RULES } from './checkouts.ts';
import { CLAIM_RULES } from './claims.ts';
import { DEMONSTRATION_RULES } from './demonstration.ts';
import { DEMONSTRATION_FILE_RULES } from './demonstrationFiles.ts';
import { EXAMPLE_SECTION_RULES } from './exampleSections.ts';
import { LOOK_RULES } from './looks.ts';
import { NAME_RULES } from './names.ts';
import { OFFER_RULES } from './offers.ts';
import { ONE_CLICK_RULES } from './oneClick.ts';
import { PERSUASION_RULES } from './persuasion.ts';
import { PRICE_RULES } from './prices.ts';
import { REFERENCE_RULES } from './references.ts';
import type { Finding, Rule, RuleInput } from './rule.ts';

const RULES: Rule[] = [
  ...REFERENCE_RULES,
  ...NAME_RULES,
  ...OFFER_RULES,
  ...LOOK_RULES,
  ...DEMONSTRATION_RULES,
  ...DEMONSTRATION_FILE_RULES,
  ...CHECKOUT_RULES,
  ...ONE_CLICK_RULES,
  ...PRICE_RULES,
  ...CLAIM_RULES,
  ...EXAMPLE_SECTION_RULES,
  ...PERSUASION_RULES,
  ...AB_TEST_RULES,
];

/** The findings of a rule without repetitions: two sections may have the same problem with the same field. */
const distinct = (findings: Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify([finding.at, finding.message]), finding])).values(),
];

/** Merges the findings of a rule with the same message in the same file. */
function merged(findings: Finding[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.at.file} ${finding.message}`;
    const first = groups.get(key);
    const others = first && [...(first.others ?? []), finding.at, ...(finding.others ?? [])];
    groups.set(key, first ? { ...first, others } : finding);
  }
  return [...groups.values()];
}

function violationsOf({ level, find }: Rule, input: RuleInput): ContentIssue[] {
  const { written } = input;
  const found = distinct(find(input));
  const findings = level === 'error' ? found : merged(found.filter(({ at }) => isShown(written, at)));
  return findings.map(({ at, ...finding }) => ({
    level,
    ...at,
    label: labelAt(at, written[at.file]),
    ...finding,
  }));
}

/** The errors of content whose files are valid by their schemas. */
export const ruleErrors = (written: Content): ContentIssue[] =>
  RULES.filter(({ level }) => level === 'error').flatMap((rule) =>
    violationsOf(rule, { content: written, written, nowMs: 0 }),
  );

/** The findings before publishing, the stops first, and the sentences of the rules that found nothing. */
export type Report = { findings: ContentIssue[]; passed: string[] };

/**
 * Checks content without errors before it is published.
 *
 * @param nowMs in milliseconds since 1970
 * @param more further rules, such as the rules for the built site
 */
export function checkLaunch(written: Content, nowMs: number, more: readonly Rule[] = []): Report {
  const input: RuleInput = { content: fillContent(written, nowMs), written, nowMs };
  const results = [...RULES, ...more]
    .filter(({ level, applies }) => level !== 'error' && (applies?.(input) ?? true))
    .map((rule) => ({ rule, found: violationsOf(rule, input) }));
  const findings = results.flatMap(({ found }) => found);
  const stops = findings.filter(({ level }) => level === 'stop');
  const warnings = findings.filter(({ level }) => level !== 'stop');
  return {
    findings: [...stops, ...warnings, ...stopsOfPreparedTest(written, nowMs, stops)],
    passed: results.flatMap(({ rule, found }) => (found.length === 0 && rule.passed ? [rule.passed] : [])),
  };
}

/** The stops that starting the prepared A/B test would add, as warnings. The editor refuses to start it with them. */
function stopsOfPreparedTest(written: Content, nowMs: number, stops: ContentIssue[]): ContentIssue[] {
  const started = withStartedTest(written, nowMs);
  if (!started) return [];
  const isKnown = (found: ContentIssue) =>
    stops.some((stop) => isDeepStrictEqual([stop.path, stop.message], [found.path, found.message]));
  return checkLaunch(started, nowMs)
    .findings.filter((found) => found.level === 'stop' && !isKnown(found))
    .map((found) => ({ ...found, level: 'warning' }));
}

/** The stops and warnings of content without errors, the stops first. */
export const findings = (written: Content, nowMs: number): ContentIssue[] =>
  checkLaunch(written, nowMs).findings;
