import type { Content } from '../schemas/contentSchemas.ts';
import { fillContent } from '../schemas/readContent.ts';
import { CHECKOUT_CHECKS } from './checkoutLinks.ts';
import { CLAIM_CHECKS, type Claims } from './claims.ts';
import { DEMONSTRATION_CHECKS } from './demonstration.ts';
import type { Check, Finding } from './finding.ts';
import { PERSUASION_CHECKS } from './persuasion.ts';
import { type BuiltSite, WEIGHT_CHECKS } from './weights.ts';

/** What was found before publishing, and what was looked at and is fine. */
export type Report = { findings: Finding[]; fine: string[] };

/**
 * Looks at a right content as it is written, and at the site built from it, at an instant in milliseconds since 1970.
 * Throws nothing.
 */
export function preflight(written: Content, site: BuiltSite, nowMs: number): Report {
  const content = fillContent(written);
  const report: Report = { findings: [], fine: [] };
  const look = <Input>(checks: Check<Input>[], input: Input) => {
    for (const { fine, applies, find } of checks) {
      if (applies && !applies(input)) continue;
      const findings = find(input);
      if (findings.length === 0) report.fine.push(fine);
      report.findings.push(...findings);
    }
  };
  look<Content>(DEMONSTRATION_CHECKS, content);
  look<Content>(CHECKOUT_CHECKS, content);
  look<Claims>(CLAIM_CHECKS, { content, written, nowMs });
  look<Content>(PERSUASION_CHECKS, content);
  look<BuiltSite>(WEIGHT_CHECKS, site);
  return report;
}
