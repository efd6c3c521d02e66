import {
  acceptedParameters,
  type CampaignParams,
  platformName,
  readCampaignParams,
  withCampaignParams,
} from '../../domain/campaignParams.ts';
import type { TrackedEvent } from '../../trackers/events.ts';
import { TRACKER_CLIENTS } from '../../trackers/index.ts';
import { tryOrUndefined } from '../tryOrUndefined.ts';
import { filterByConsent, originalAddress, storedCampaignParams } from './campaign.ts';
import { onCheckoutEvent } from './checkoutEvents.ts';
import {
  declaredTrackers,
  findConsentNotice,
  isConsentGiven,
  onConsentChange,
  REFUSED,
  readConsent,
} from './consent.ts';
import { endDebugging, keepDebugging } from './debugMode.ts';
import styles from './debugPanel.css?inline';
import { PHASE_TEXTS, DEBUG_PANEL_TEXTS as texts } from './debugPanelTexts.ts';
import { observePageEvents } from './pageEvents.ts';

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

const section = (title: string, ...parts: Node[]) => element('section', element('h2', title), ...parts);

function listOf(values: Readonly<Record<string, string>>): Node {
  const items = Object.entries(values).map(([name, value]) =>
    element('li', element('code', `${name} = ${value}`)),
  );
  return items.length > 0 ? element('ul', ...items) : element('p', texts.none);
}

function consentState(): string {
  if (!findConsentNotice()) return texts.consents.nothing;
  const answer = readConsent();
  if (answer === undefined) return texts.consents.denied;
  if (isConsentGiven()) return texts.consents.given;
  return answer === REFUSED ? texts.consents.refused : texts.consents.open;
}

/** Lists the parameters that a checkout accepts, and the visit's parameters that are not passed on to it. */
function describeCheckout(address: string): Node[] {
  const visit = { ...storedCampaignParams(), ...readCampaignParams(location.search) };
  const withParams = (params: CampaignParams) =>
    withCampaignParams(originalAddress(address), filterByConsent(params));
  // A parameter is passed on if another value of it changes the address.
  const ignored = Object.entries(visit).flatMap(([name, value]) =>
    withParams({ ...visit, [name]: `${value}.` }) === withParams(visit) ? [name] : [],
  );
  const platform = platformName(address) ?? texts.unknownCheckout;
  return [
    element('p', texts.accepts(platform, acceptedParameters(address).join(', '))),
    ...(ignored.length > 0 ? [element('p', texts.ignores(ignored.join(', ')))] : []),
  ];
}

function describeLink(link: Element): Node {
  const address = link.getAttribute('href') ?? '';
  const phase = link.closest<HTMLElement>('[data-in-phase]')?.dataset['inPhase'];
  return element(
    'li',
    element('strong', link.textContent ?? ''),
    ...(phase ? [element('p', PHASE_TEXTS[phase] ?? '')] : []),
    element('code', address),
    ...(tryOrUndefined(() => describeCheckout(address)) ?? []),
  );
}

const describeCall = (service: string, [name, parameters]: [name: string, parameters: object]): Node =>
  element(
    'li',
    element('strong', `${name}: ${isConsentGiven() ? texts.wouldSend : texts.wouldNotSend} (${service})`),
    element('code', JSON.stringify(parameters, null, 1)),
  );

/**
 * Describes an event as each service of the page would receive it, or, on a page without services, as a pixel installed
 * by other means would.
 */
function describeEvent(event: TrackedEvent): Node[] {
  const declared = declaredTrackers();
  if (declared.length === 0)
    return event[0] === 'InitiateCheckout' ? [describeCall(texts.otherPixel, event)] : [];
  return declared.flatMap(({ name, id }) => {
    const client = TRACKER_CLIENTS.find((one) => one.name === name);
    const translated = client?.translate(event);
    return client && translated ? [describeCall(`${client.title} ${id}`, translated)] : [];
  });
}

/**
 * Shows the seller the campaign parameters, where each checkout link leads, and each event as it would be sent. Nothing
 * is sent from a page with this panel. The debug mode lasts for the session, until the panel is closed. Implements
 * docs/behaviour.md#debug-panel.
 */
export function startDebugPanel(): void {
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
  close.addEventListener('click', () => {
    endDebugging();
    host.remove();
  });
  const body = element(
    'div',
    element('p', texts.promise),
    state,
    section(texts.events, noEvents, events),
    close,
  );
  body.className = 'body';
  panel.append(element('summary', texts.title), body);
  root.append(panel);

  const draw = () =>
    state.replaceChildren(
      section(texts.consent, element('p', consentState())),
      section(texts.received, listOf(readCampaignParams(location.search))),
      section(texts.stored, listOf(storedCampaignParams())),
      section(
        texts.links,
        element('ul', ...Array.from(document.querySelectorAll('[data-buy-link]'), describeLink)),
      ),
    );
  new MutationObserver(draw).observe(document.body, { subtree: true, attributeFilter: ['href'] });
  // Runs after the listeners that change the shown data.
  onConsentChange(() => queueMicrotask(draw));
  const showEvent = (event: TrackedEvent) => {
    const calls = describeEvent(event);
    noEvents.hidden ||= calls.length > 0;
    events.prepend(...calls);
  };
  onCheckoutEvent(showEvent);
  observePageEvents(showEvent);
  draw();
  document.body.append(host);
}
