import { createHash } from 'node:crypto';
import { speculationRules } from '../src/domain/speculationRules.ts';
import { ADDITIONAL_SOURCES, BASE_POLICY, type Policy, TRACKER_SOURCES } from './headers.ts';
import { parseHtmlTags, type Tag } from './parseHtmlTags.ts';

type Need = [directive: string, source: string];

/** Script types that a browser runs; all others are data. */
const EXECUTED_TYPES = /^(?:|text\/javascript|application\/javascript|module|importmap|speculationrules)$/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origin of an address; `'self'` for one within the site. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : "'self'");

function* needsOf({ name, attributes, text }: Tag): Generator<Need> {
  // src/client/offer/offerTriggers.ts adds speculation rules for the page to which this one leads. Chromium ignores
  // 'inline-speculation-rules' in a policy with hashes.
  const next = attributes['data-leave-to'];
  if (next) {
    yield ['script-src', hash(speculationRules('prefetch', next))];
    yield ['script-src', hash(speculationRules('prerender', next))];
  }
  // A template's script keeps its address in data-src until it is used.
  const address = attributes['src'] ?? attributes['data-src'];
  if (name === 'style') yield ['style-src', hash(text)];
  if (name === 'iframe' && address) yield ['frame-src', originOf(address)];
  if (name !== 'script' || !EXECUTED_TYPES.test((attributes['type'] ?? '').toLowerCase())) return;
  if (address === undefined) {
    yield ['script-src', hash(text)];
    return;
  }
  const origin = originOf(address);
  yield ['script-src', origin];
  const additional = TRACKER_SOURCES[attributes['data-tracker'] ?? ''] ?? ADDITIONAL_SOURCES[origin] ?? {};
  for (const [directive, sources] of Object.entries(additional)) {
    for (const source of sources) yield [directive, source];
  }
}

/** Fails the build for markup that the browser would silently block. */
function refuseInline({ name, attributes }: Tag, file: string): void {
  const found = Object.keys(attributes).find((attribute) => /^(?:style|on\w+)$/.test(attribute));
  if (!found) return;
  throw new Error(
    `${file} holds <${name} ${found}="${attributes[found]}">, which the content security policy blocks: use a class or a script.`,
  );
}

/**
 * The policy that some pages need together. It allows the site's own files, and the inline scripts, inline styles,
 * external scripts and players in any of the pages.
 *
 * @param pages each page's HTML, by its file
 * @throws Error when a page has a style or an event handler in an attribute
 */
export function policyOf(pages: Record<string, string>): Policy {
  const needs: Need[] = [];
  for (const [file, html] of Object.entries(pages)) {
    for (const tag of parseHtmlTags(html)) {
      refuseInline(tag, file);
      needs.push(...needsOf(tag));
    }
  }
  const policy = { ...BASE_POLICY };
  for (const [directive, source] of needs) {
    policy[directive] = [...new Set([...(policy[directive] ?? []), source])];
  }
  // Browsers ignore 'unsafe-inline' in a directive that also has a hash.
  const styles = policy['style-src'];
  if (styles?.includes("'unsafe-inline'")) {
    policy['style-src'] = styles.filter((source) => !source.startsWith("'sha256-"));
  }
  return policy;
}
