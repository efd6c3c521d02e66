// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initiateCheckout } from '../domain/checkout.ts';
import { viewContent } from '../domain/trackers.ts';
import { startAttribution } from './attribution.ts';
import { startCheckoutTracking } from './checkoutTracking.ts';
import { startDebugPanel } from './debugPanel.ts';
import { find, openView, press } from './fakeScreen.ts';

// The styles are a matter for a real browser.
vi.mock('./debugPanel.css?inline', () => ({ default: '' }));

const CHECKOUT = initiateCheckout('Planner', 4790);
const NOTICE = `<section data-consent="1 G-1" data-meta-pixel="1" data-google-analytics="G-1"
  data-seen='${JSON.stringify(viewContent('Planner', 6700))}'></section>`;
const PAGE = `
  <strong class="big-price">R$ 67,00</strong>
  <a class="buy-link" href="https://pay.kirvano.com/a" data-href-after-deadline="https://pay.cakto.com.br/b"
    data-track='${JSON.stringify(CHECKOUT)}'><span>Comprar agora</span></a>`;

let view: ReturnType<typeof openView>;
let stops: (() => void)[];

function open(search: string, page = PAGE) {
  vi.stubGlobal('location', { search });
  document.body.innerHTML = page;
  stops.push(startCheckoutTracking(), startAttribution(search), startDebugPanel());
}
const panel = () => find('aside').shadowRoot as ShadowRoot;
/** What stands under a heading, in one line. */
function said(heading: string): string {
  const part = [...panel().querySelectorAll('section')].find(
    (section) => section.querySelector('h2')?.textContent === heading,
  );
  return part?.textContent?.slice(heading.length).replace(/\s+/g, ' ') ?? '';
}
const events = () => [...panel().querySelectorAll('.body > section li strong')].map((one) => one.textContent);

beforeEach(() => {
  stops = [];
  localStorage.clear();
  sessionStorage.clear();
  view = openView();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  for (const stop of stops) stop();
  Reflect.deleteProperty(window, 'fbq');
  vi.unstubAllGlobals();
});

it('shows what arrived, what is kept, and where each link leads', () => {
  open('?debug=rastreio&src=bio&utm_campaign=a%7Cção&fbclid=F');
  expect(said('Recebido neste endereço')).toBe('src = bioutm_campaign = a|çãofbclid = F');
  expect(said('Guardado nesta visita')).toBe('src = bioutm_campaign = a|ção');
  const links = said('Links de pagamento');
  expect(links).toContain('Comprar agora');
  expect(links).toContain('https://pay.kirvano.com/a?utm_campaign=a%7C%C3%A7%C3%A3o&src=bio');
  expect(links).toContain('https://pay.cakto.com.br/b?utm_campaign=a%7C%C3%A7%C3%A3o&sck=bio');
  expect(links).toContain(
    'Kirvano aceita: utm_source, utm_medium, utm_campaign, utm_content, utm_term, src.',
  );
  expect(links).toContain('Não passam adiante: fbclid.');
});

it('says so where nothing arrived', () => {
  open('?debug=rastreio');
  expect(said('Recebido neste endereço')).toBe('Nada.');
  expect(said('Links de pagamento')).not.toContain('Não passam');
});

it('shows each event as each service would be told it, and whether it would', async () => {
  open('?debug=rastreio', NOTICE + PAGE);
  expect(events()).toEqual([
    'PageView: não seria enviado (Meta 1)',
    'page_view: não seria enviado (Google Analytics G-1)',
  ]);
  localStorage.setItem('consent', '1 G-1');
  dispatchEvent(new Event('consent'));
  view.show(find('.big-price'));
  view.show();
  view.show(find('.big-price'));
  press(find('a'));
  await vi.waitFor(() => expect(events()).toHaveLength(6));
  expect(events().slice(0, 4)).toEqual([
    'InitiateCheckout: seria enviado (Meta 1)',
    'begin_checkout: seria enviado (Google Analytics G-1)',
    'ViewContent: seria enviado (Meta 1)',
    'view_item: seria enviado (Google Analytics G-1)',
  ]);
  expect(said('Eventos')).toContain('"value": 47.9');
  expect(said('Eventos')).toContain('"value": 67');
});

it.each([
  [undefined, 'Ainda sem resposta: nada seria enviado.'],
  ['no', 'Recusou: nada seria enviado.'],
  ['1 G-1', 'Aceitou: os eventos seriam enviados.'],
])('tells the consent %s', async (answer, sentence) => {
  open('?debug=rastreio', NOTICE + PAGE);
  if (answer) localStorage.setItem('consent', answer);
  dispatchEvent(new Event('consent'));
  await vi.waitFor(() => expect(said('Permissão do visitante')).toBe(sentence));
});

it('shows a press to a seller without services, for a pixel put in by other means, and tells that nothing', async () => {
  const pixel = vi.fn();
  window.fbq = pixel;
  open('?debug=rastreio');
  expect(said('Permissão do visitante')).toContain('Nenhum pixel em tracking.yaml');
  press(find('a'));
  await vi.waitFor(() =>
    expect(events()).toEqual(['InitiateCheckout: não seria enviado (pixel instalado por fora)']),
  );
  expect(pixel).not.toHaveBeenCalled();
});

it('follows a link that changes', async () => {
  open('?debug=rastreio');
  find('a').setAttribute('href', 'https://pay.hotmart.com/novo');
  await vi.waitFor(() => expect(said('Links de pagamento')).toContain('https://pay.hotmart.com/novo'));
});

it('lasts for the session until it is closed', () => {
  open('?debug=rastreio');
  expect(sessionStorage.getItem('debug')).toBe('rastreio');
  expect(sessionStorage.getItem('attribution'), 'so that the next page notices').toBe('{}');
  press(panel().querySelector('button') as HTMLElement);
  expect(document.querySelector('aside')).toBe(null);
  expect(sessionStorage.getItem('debug')).toBe(null);
});
