// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { click, denyStorage, fakeScreen, find } from '../../../tests/support/fakeScreen.ts';
import { noticeWith } from '../../../tests/support/notice.ts';
import { productEvent } from '../../trackers/events.ts';
import { startCampaign } from './campaign.ts';
import { startCheckoutEvents } from './checkoutEvents.ts';
import { writeConsent } from './consent.ts';
import { isDebugging } from './debugMode.ts';
import { startDebugPanel } from './debugPanel.ts';
import { PHASE_TEXTS, DEBUG_PANEL_TEXTS as texts } from './debugPanelTexts.ts';

const NOTICE = noticeWith(undefined, 'yes', { usual: productEvent('ViewContent', 'Planner', 6700) });
const PAGE = `
  <strong data-price>R$ 67,00</strong>
  <div data-in-phase="promotion"><a data-buy-link href="https://pay.kirvano.com/a"
    data-track='${JSON.stringify(productEvent('InitiateCheckout', 'Planner', 4790))}'><span>Comprar agora</span></a></div>`;

const screen = fakeScreen();

function open(page = PAGE, search = '?debug=rastreio') {
  vi.stubGlobal('location', { search });
  document.body.innerHTML = page;
  startCampaign();
  startDebugPanel();
}
const root = () => find('aside').shadowRoot ?? document;
/** The text under a heading. */
function textUnder(heading: string): string {
  const sections = Array.from(root().querySelectorAll('section'), ({ textContent }) => textContent ?? '');
  const text = sections.find((one) => one.startsWith(heading)) ?? '';
  return text.slice(heading.length).replace(/\s+/g, ' ');
}
const events = () =>
  Array.from(root().querySelectorAll('section li strong'), (one) =>
    one.textContent?.replace(/ enviado.*/, ''),
  ).filter((text) => text?.includes(': '));

beforeAll(() => startCheckoutEvents());
beforeEach(() => screen.set({ width: 768 }));
afterEach(() => Reflect.deleteProperty(window, 'fbq'));

it('shows the received and the stored parameters, and where each link leads, also after a change', async () => {
  open(PAGE, '?debug=rastreio&src=bio&utm_campaign=a%7Cção&fbclid=F');
  expect(root().querySelector('details')?.open).toBe(true);
  expect(textUnder(texts.received)).toBe('src = bioutm_campaign = a|çãofbclid = F');
  expect(textUnder(texts.stored)).toBe('src = bioutm_campaign = a|ção');
  const links = textUnder(texts.links);
  expect(links).toContain(PHASE_TEXTS['promotion']);
  expect(links).toContain('https://pay.kirvano.com/a?utm_campaign=a%7C%C3%A7%C3%A3o&src=bio');
  expect(links).toContain('utm_source, utm_medium, utm_campaign, utm_content, utm_term, src.');
  expect(links).toContain(texts.ignores('fbclid'));
  find('a').setAttribute('href', 'https://pay.example.com/novo');
  await vi.waitFor(() => expect(textUnder(texts.links)).toContain(`novo${texts.unknownCheckout}`));
});

it('lists the parameters that a checkout does not receive, because its link has its own', () => {
  open('<a data-buy-link href="https://pay.example.com/?src=loja">Comprar</a>', '?src=bio&utm_source=ig');
  expect(textUnder(texts.links)).toContain(texts.ignores('src'));
});

it('is closed at first on a phone, shows that no parameter arrived, and tolerates an invalid address', () => {
  screen.set({ width: 767 });
  open('<a data-buy-link href="não">Comprar</a>');
  expect(root().querySelector('details')?.open).toBe(false);
  expect(textUnder(texts.received)).toBe(texts.none);
  expect(textUnder(texts.links)).toBe('Comprarnão');
});

it('shows each event as each service would receive it, and whether it would be sent', async () => {
  open(NOTICE + PAGE);
  const pageView = ['PageView: não seria', 'page_view: não seria'];
  expect(events()).toEqual(pageView);
  writeConsent('yes');
  screen.show(find('[data-price]'));
  click(find('a'));
  const sent = ['InitiateCheckout: seria', 'begin_checkout: seria', 'ViewContent: seria', 'view_item: seria'];
  await vi.waitFor(() => expect(events()).toEqual([...sent, ...pageView]));
  expect(textUnder(texts.events)).toContain('"value": 47.9');
  expect(root().querySelector<HTMLElement>('.body > section > p')?.hidden).toBe(true);
});

it.each([
  [null, texts.consents.open],
  ['no', texts.consents.refused],
  ['yes', texts.consents.given],
  [undefined, texts.consents.denied],
])('shows the consent "%s"', async (answer, text) => {
  open(NOTICE + PAGE);
  if (answer) localStorage.setItem('consent', answer);
  if (answer === undefined) denyStorage('localStorage');
  dispatchEvent(new Event('consent'));
  await vi.waitFor(() => expect(textUnder(texts.consent)).toBe(text));
});

it('without services shows a followed link, and sends nothing to a pixel installed by other means', async () => {
  const pixel = vi.fn();
  window.fbq = pixel;
  open();
  expect(textUnder(texts.consent)).toBe(texts.consents.nothing);
  expect(textUnder(texts.links)).not.toContain('Não passam');
  expect(textUnder(texts.events)).toBe(texts.noEvents);
  click(find('a'));
  await vi.waitFor(() => expect(events()).toEqual(['InitiateCheckout: não seria']));
  expect(pixel).not.toHaveBeenCalled();
});

it('the debug mode lasts for the session until the panel is closed, and needs no storage on its first page', () => {
  open();
  vi.stubGlobal('location', { search: '?debug=outro' });
  expect(isDebugging()).toBe(true);
  root().querySelector('button')?.click();
  expect(document.querySelector('aside')).toBeNull();
  expect(isDebugging()).toBe(false);
  denyStorage('sessionStorage');
  expect(isDebugging()).toBe(false);
  open();
  expect(isDebugging()).toBe(true);
});
