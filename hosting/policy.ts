import { createHash } from 'node:crypto';
import { speculationRules } from '../src/behaviours/prepareOffer.ts';
import { OFFER_PATH } from '../src/domain/routes.ts';
import { BASE_POLICY, COMPANIONS, type Policy } from './headers.ts';
import { readTags, type Tag } from './readTags.ts';

/** Script types that a browser runs; others are data. */
const RUNS = /^(?:|text\/javascript|application\/javascript|module|importmap|speculationrules)$/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The source that lets an address through: 'self', a scheme such as data:, or another site's origin. */
function sourceOf(address: string): string {
  if (/^(?:data|blob):/.test(address)) return `${address.split(':', 1)[0]}:`;
  if (!URL.canParse(address)) return "'self'";
  return new URL(address).origin;
}

const addressesIn = (srcset = '') =>
  srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/, 1)[0] || []);

function* needsOfStyles(css: string): Generator<[string, string]> {
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]+)/g)) {
    const isFont = /^data:(?:font|application\/font)|\.woff2?(?:[?#]|$)/.test(address);
    yield [isFont ? 'font-src' : 'img-src', sourceOf(address)];
  }
}

function* needsOfLink({ rel = '', href = '', as = '' }: Record<string, string>): Generator<[string, string]> {
  const kinds = rel.toLowerCase().split(/\s+/);
  const preloads: Record<string, string> = {
    font: 'font-src',
    image: 'img-src',
    script: 'script-src',
    style: 'style-src',
  };
  const source = sourceOf(href);
  if (kinds.includes('stylesheet')) yield ['style-src', source];
  if (kinds.includes('icon') || kinds.includes('apple-touch-icon')) yield ['img-src', source];
  if (kinds.includes('manifest')) yield ['manifest-src', source];
  if (kinds.includes('modulepreload')) yield ['script-src', source];
  if (kinds.includes('preload') && preloads[as]) yield [preloads[as], source];
}

function* needsOfScript({ attributes, text }: Tag): Generator<[string, string]> {
  if (!RUNS.test((attributes['type'] ?? '').toLowerCase())) return;
  // A template's script has its address in data-src until it is used: see components/Player.tsx.
  const src = attributes['src'] ?? attributes['data-src'];
  if (src === undefined) {
    yield ['script-src', hash(text)];
    if (text.includes('import(')) yield ['script-src', "'self'"];
    if (!/\/late\.[\w.-]*js/.test(text)) return;
    // What the late behaviours go on to ask for: see src/behaviours/late.ts.
    yield ['manifest-src', "'self'"];
    // They write these rules into the page. Chromium lets 'inline-speculation-rules' through only where no hash stands
    // beside it.
    yield ['script-src', hash(speculationRules('prefetch', OFFER_PATH))];
    yield ['script-src', hash(speculationRules('prerender', OFFER_PATH))];
    return;
  }
  yield ['script-src', sourceOf(src)];
  for (const [directive, sources] of Object.entries(COMPANIONS[sourceOf(src)] ?? {})) {
    for (const source of sources) yield [directive, source];
  }
}

/** What a tag makes the browser ask for, as pairs of directive and source. */
function* needsOf(tag: Tag): Generator<[string, string]> {
  const { name, attributes, text } = tag;
  const { src, srcset, poster } = attributes;
  if (name === 'script') yield* needsOfScript(tag);
  if (name === 'astro-island') yield ['script-src', "'self'"];
  if (name === 'link') yield* needsOfLink(attributes);
  if (name === 'style') {
    yield ['style-src', hash(text)];
    yield* needsOfStyles(text);
  }
  if (name === 'iframe' && src) yield ['frame-src', sourceOf(src)];
  if (/^(?:video|audio|track|source)$/.test(name) && src) yield ['media-src', sourceOf(src)];
  if (name === 'img' && src) yield ['img-src', sourceOf(src)];
  if (poster) yield ['img-src', sourceOf(poster)];
  for (const address of addressesIn(srcset)) yield ['img-src', sourceOf(address)];
}

/** A developer's fault that the policy would make silent in the browser is told while building. */
function refuseInline({ name, attributes }: Tag, file: string): void {
  const found = Object.keys(attributes).find((attribute) => /^(?:style|on\w+)$/.test(attribute));
  if (!found) return;
  throw new Error(
    `${file} holds <${name} ${found}="${attributes[found]}">, which the content security policy blocks: use a class or a script.`,
  );
}

/** Several policies as one that lets through what each of them does. */
export function mergePolicies(...policies: Policy[]): Policy {
  const merged: Policy = {};
  for (const [directive, sources] of policies.flatMap((policy) => Object.entries(policy))) {
    merged[directive] = [...new Set([...(merged[directive] ?? []), ...sources])].sort();
  }
  // A hash beside it would switch 'unsafe-inline' off again.
  const styles = merged['style-src'];
  if (styles?.includes("'unsafe-inline'")) {
    merged['style-src'] = styles.filter((source) => !source.startsWith("'sha256-"));
  }
  return merged;
}

/**
 * The policy of a built page: nothing but what stands in it. Throws an Error of one sentence, naming `file`, where the
 * page holds a style or a handler inside a tag.
 */
export function policyOf(html: string, file: string): Policy {
  const needed: Policy = {};
  for (const tag of readTags(html)) {
    refuseInline(tag, file);
    for (const [directive, source] of needsOf(tag)) {
      needed[directive] = [...(needed[directive] ?? []), source];
    }
  }
  return mergePolicies(BASE_POLICY, needed);
}

/** A policy as its header says it. */
export function policyText(policy: Policy): string {
  const first = Object.keys(BASE_POLICY);
  const names = [
    ...first,
    ...Object.keys(policy)
      .filter((name) => !first.includes(name))
      .sort(),
  ];
  return names.map((name) => `${name} ${policy[name]?.join(' ')}`).join('; ');
}
