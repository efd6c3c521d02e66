import { type CheckoutName, checkoutOf, parametersOf, readTags, tagCheckout } from '../domain/attribution.ts';
import type { TrackedEvent } from '../domain/checkout.ts';
import { PLATFORMS } from '../domain/checkoutPlatform.ts';
import { asGoogleEvent } from '../domain/trackers.ts';
import { attempt } from './attempt.ts';
import { readKept } from './attribution.ts';
import { findNotice, isConsentGiven, onConsentChange, REFUSED, readAnswer } from './consentChoice.ts';
import { endDebugging, keepDebugging } from './debugMode.ts';
import styles from './debugPanel.css?inline';
import { DEBUG_WORDS as words } from './debugWords.ts';
import { watchPageEvents } from './pageEvents.ts';

type Child = Node | string | undefined;
/** An event as one service would be told it, and whether it would. */
type Telling = { service: string; call: unknown[]; isSent: boolean };

function element(name: string, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

const heading = (text: string, ...parts: Child[]) => element('section', element('h2', text), ...parts);

function listOf(values: Readonly<Record<string, string>>): Node {
  const entries = Object.entries(values);
  if (entries.length === 0) return element('p', words.none);
  return element(
    'ul',
    ...entries.map(([name, value]) => element('li', element('code', `${name} = ${value}`))),
  );
}

function consentState(): string {
  if (!findNotice()) return words.consents.nothing;
  const answer = readAnswer();
  if (answer === undefined) return words.consents.denied;
  if (isConsentGiven()) return words.consents.given;
  return answer === REFUSED ? words.consents.refused : words.consents.open;
}

/** What of the visit's parameters a checkout is not told under any name. */
function refusedBy(checkout: string): string[] {
  const visit = { ...readKept(), ...readTags(location.search) };
  return Object.entries(visit).flatMap(([name, value]) =>
    tagCheckout(checkout, { [name]: value }) === checkout ? [name] : [],
  );
}

function describeLink(link: Element): Node {
  const address = link.getAttribute('href') ?? '';
  const later = link.getAttribute('data-href-after-deadline');
  const checkout: CheckoutName = attempt(() => checkoutOf(address)) ?? 'plain';
  const refused = attempt(() => refusedBy(new URL('/', address).href)) ?? [];
  return element(
    'li',
    element('strong', link.textContent ?? ''),
    element('code', address),
    later ? element('p', words.afterDeadline, element('code', later)) : undefined,
    element(
      'p',
      words.takes(PLATFORMS[checkout] ?? words.unknownCheckout, parametersOf(checkout).join(', ')),
    ),
    refused.length > 0 ? element('p', words.refuses(refused.join(', '))) : undefined,
  );
}

/** How each service of the page would be told an event; where there is none, the one that hears of a press all the same. */
function tellings(event: TrackedEvent): Telling[] {
  const { metaPixel, googleAnalytics } = findNotice()?.dataset ?? {};
  const { services } = words;
  const isSent = isConsentGiven();
  const google = asGoogleEvent(event);
  const found: Telling[] = [];
  if (metaPixel)
    found.push({ service: `${services.metaPixel} ${metaPixel}`, call: ['track', ...event], isSent });
  if (googleAnalytics && google)
    found.push({
      service: `${services.googleAnalytics} ${googleAnalytics}`,
      call: ['event', ...google],
      isSent,
    });
  if (found.length === 0 && event[0] === 'InitiateCheckout')
    found.push({ service: services.none, call: ['track', ...event], isSent: false });
  return found;
}

const describeTelling = ({ service, call, isSent }: Telling): Node =>
  element(
    'li',
    element('strong', `${call[1]}: ${isSent ? words.wouldSend : words.wouldNotSend} (${service})`),
    element('code', JSON.stringify(call.slice(2)[0] ?? {}, null, 1)),
  );

/**
 * Shows the seller what arrived, where each checkout link leads, and each event as it would be told, in the place of
 * telling it: on a page with this panel nothing is sent. It follows every change, and lasts for the session's pages until
 * it is closed.
 */
export function startDebugPanel(): () => void {
  const life = new AbortController();
  const { signal } = life;
  keepDebugging();
  // A pixel that the seller has put in by other means is told nothing either.
  Object.defineProperty(window, 'fbq', { get: () => () => {}, set: () => {}, configurable: true });

  const host = document.createElement('aside');
  host.setAttribute('aria-label', words.title);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const panel = element('details') as HTMLDetailsElement;
  panel.className = 'panel';
  panel.open = matchMedia('(min-width: 768px)').matches;
  const facts = element('div');
  const events = element('ul');
  const noEvents = element('p', words.noEvents);
  const close = element('button', words.close);
  close.addEventListener('click', () => stop());
  const body = element(
    'div',
    element('p', words.promise),
    facts,
    heading(words.events, noEvents, events),
    close,
  );
  body.className = 'body';
  panel.append(element('summary', words.title), body);
  root.append(panel);

  const draw = () =>
    facts.replaceChildren(
      heading(words.consent, element('p', consentState())),
      heading(words.received, listOf(readTags(location.search))),
      heading(words.kept, listOf(readKept())),
      heading(
        words.links,
        element('ul', ...Array.from(document.querySelectorAll('a.buy-link'), describeLink)),
      ),
    );
  const observer = new MutationObserver(draw);
  observer.observe(document.body, {
    subtree: true,
    attributeFilter: ['href', 'data-href-after-deadline'],
  });
  // After those who change what is shown.
  onConsentChange(() => queueMicrotask(draw), signal);
  const stopEvents = watchPageEvents((event) => {
    const told = tellings(event).map(describeTelling);
    noEvents.hidden ||= told.length > 0;
    events.prepend(...told);
  });
  const stop = () => {
    life.abort();
    observer.disconnect();
    stopEvents();
    endDebugging();
    host.remove();
  };
  draw();
  document.body.append(host);
  return stop;
}
