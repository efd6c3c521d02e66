import {
  CHECKOUTS,
  type CheckoutName,
  checkoutOf,
  parametersOf,
  readCampaignParams,
  withCampaignParams,
} from '../../domain/campaignParams.ts';
import type { TrackedEvent } from '../../trackers/events.ts';
import { tryOrUndefined } from '../tryOrUndefined.ts';
import { allowed, storedCampaignParams } from './campaign.ts';
import { onCheckoutEvent } from './checkoutEvents.ts';
import {
  declaredTrackers,
  findNotice,
  isConsentGiven,
  onConsentChange,
  REFUSED,
  readConsent,
} from './consent.ts';
import { endDebugging, keepDebugging } from './debugMode.ts';
import styles from './debugPanel.css?inline';
import { PHASE_TEXTS, DEBUG_PANEL_TEXTS as texts } from './debugPanelTexts.ts';
import { observePageEvents } from './pageEvents.ts';

type Child = Node | string | undefined;
/** An event as one service would receive it, and whether it would be sent. */
type ServiceCall = { service: string; event: [name: string, parameters: object]; isSent: boolean };

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: Child[]) {
  const made = document.createElement(name);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

const heading = (text: string, ...parts: Child[]) => element('section', element('h2', text), ...parts);

function listOf(values: Readonly<Record<string, string>>): Node {
  const entries = Object.entries(values);
  if (entries.length === 0) return element('p', texts.none);
  return element(
    'ul',
    ...entries.map(([name, value]) => element('li', element('code', `${name} = ${value}`))),
  );
}

function consentState(): string {
  if (!findNotice()) return texts.consents.nothing;
  const answer = readConsent();
  if (answer === undefined) return texts.consents.denied;
  if (isConsentGiven()) return texts.consents.given;
  return answer === REFUSED ? texts.consents.refused : texts.consents.open;
}

/** The visit's parameters that a checkout accepts under no name, or that need a consent that is not given. */
function ignoredBy(checkout: string): string[] {
  const visit = { ...storedCampaignParams(), ...readCampaignParams(location.search) };
  return Object.entries(visit).flatMap(([name, value]) =>
    withCampaignParams(checkout, allowed({ [name]: value })) === checkout ? [name] : [],
  );
}

function describeLink(link: Element): Node {
  const address = link.getAttribute('href') ?? '';
  const phase = link.closest<HTMLElement>('[data-in-phase]')?.dataset['inPhase'];
  const checkout: CheckoutName = tryOrUndefined(() => checkoutOf(address)) ?? 'plain';
  const ignored = tryOrUndefined(() => ignoredBy(new URL('/', address).href)) ?? [];
  return element(
    'li',
    element('strong', link.textContent ?? ''),
    phase ? element('p', PHASE_TEXTS[phase]) : undefined,
    element('code', address),
    element(
      'p',
      texts.accepts(CHECKOUTS[checkout].name ?? texts.unknownCheckout, parametersOf(checkout).join(', ')),
    ),
    ignored.length > 0 ? element('p', texts.ignores(ignored.join(', '))) : undefined,
  );
}

/** The calls of an event to each service of the page; without services, to a pixel installed by other means. */
function serviceCalls(event: TrackedEvent): ServiceCall[] {
  const isSent = isConsentGiven();
  const declared = declaredTrackers();
  if (declared.length === 0)
    return event[0] === 'InitiateCheckout' ? [{ service: texts.otherPixel, event, isSent: false }] : [];
  return declared.flatMap(({ client, id }) => {
    const translated = client.translate(event);
    return translated ? [{ service: `${client.title} ${id}`, event: translated, isSent }] : [];
  });
}

const describeCall = ({ service, event: [name, parameters], isSent }: ServiceCall): Node =>
  element(
    'li',
    element('strong', `${name}: ${isSent ? texts.wouldSend : texts.wouldNotSend} (${service})`),
    element('code', JSON.stringify(parameters, null, 1)),
  );

/**
 * Shows the seller the campaign parameters, where each checkout link leads, and each event as it would be sent. Nothing is
 * sent from a page with this panel. It lasts for the session until it is closed. Implements docs/behaviour.md#debug-panel.
 */
export function startDebugPanel(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  keepDebugging();
  // A pixel installed by other means receives nothing either.
  Object.defineProperty(window, 'fbq', { get: () => () => {}, set: () => {}, configurable: true });

  const host = document.createElement('aside');
  host.setAttribute('aria-label', texts.title);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const panel = element('details');
  panel.className = 'panel';
  panel.open = matchMedia('(min-width: 768px)').matches;
  const state = element('div');
  const events = element('ul');
  const noEvents = element('p', texts.noEvents);
  const close = element('button', texts.close);
  close.addEventListener('click', () => stop());
  const body = element(
    'div',
    element('p', texts.promise),
    state,
    heading(texts.events, noEvents, events),
    close,
  );
  body.className = 'body';
  panel.append(element('summary', texts.title), body);
  root.append(panel);

  const draw = () =>
    state.replaceChildren(
      heading(texts.consent, element('p', consentState())),
      heading(texts.received, listOf(readCampaignParams(location.search))),
      heading(texts.kept, listOf(storedCampaignParams())),
      heading(
        texts.links,
        element('ul', ...Array.from(document.querySelectorAll('[data-buy-link]'), describeLink)),
      ),
    );
  const observer = new MutationObserver(draw);
  observer.observe(document.body, {
    subtree: true,
    attributeFilter: ['href'],
  });
  // After the listeners that change what is shown.
  onConsentChange(() => queueMicrotask(draw), signal);
  const showEvent = (event: TrackedEvent) => {
    const calls = serviceCalls(event).map(describeCall);
    noEvents.hidden ||= calls.length > 0;
    events.prepend(...calls);
  };
  onCheckoutEvent(showEvent, signal);
  const stopEvents = observePageEvents(showEvent);
  const stop = () => {
    controller.abort();
    observer.disconnect();
    stopEvents();
    endDebugging();
    host.remove();
  };
  draw();
  document.body.append(host);
  return stop;
}
