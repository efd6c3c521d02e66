// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  click,
  denyStorage,
  fakeVisibility,
  fakeWindow,
  find,
  leaveAfterEach,
} from '../../../tests/support/fakeScreen.ts';
import { noticeWith } from '../../../tests/support/notice.ts';
import { productEvent } from '../../trackers/events.ts';
import { startCampaign } from './campaign.ts';
import { startCheckoutEvents } from './checkoutEvents.ts';
import { startDebugPanel } from './debugPanel.ts';

// The styles are seen in a real browser only.
vi.mock('./debugPanel.css?inline', () => ({ default: '' }));

const NOTICE = noticeWith(undefined, 'yes', { usual: productEvent('ViewContent', 'Planner', 6700) });
const PAGE = `
  <strong data-price>R$ 67,00</strong>
  <div data-in-phase="promotion"><a data-buy-link href="https://pay.kirvano.com/a"
    data-track='${JSON.stringify(productEvent('InitiateCheckout', 'Planner', 4790))}'><span>Comprar agora</span></a></div>`;

let screen: ReturnType<typeof fakeVisibility>;

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
  Array.from(root().querySelectorAll('.body > section li strong'), (one) => one.textContent);

beforeAll(() => startCheckoutEvents());
leaveAfterEach();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  screen = fakeVisibility();
  fakeWindow({ width: 768 });
});
afterEach(() => Reflect.deleteProperty(window, 'fbq'));

it('shows what arrived, what is stored, and where each link leads', async () => {
  open(PAGE, '?debug=rastreio&src=bio&utm_campaign=a%7Cção&fbclid=F');
  expect(root().querySelector('details')?.open).toBe(true);
  expect(textUnder('Recebido neste endereço')).toBe('src = bioutm_campaign = a|çãofbclid = F');
  expect(textUnder('Guardado nesta visita')).toBe('src = bioutm_campaign = a|ção');
  expect(textUnder('Links de pagamento')).toBe(
    'Comprar agoraDurante a promoção' +
      'https://pay.kirvano.com/a?utm_campaign=a%7C%C3%A7%C3%A3o&src=bio' +
      'Kirvano aceita: utm_source, utm_medium, utm_campaign, utm_content, utm_term, src.Não passam adiante: fbclid.',
  );
  find('a').setAttribute('href', 'https://pay.example.com/novo');
  await vi.waitFor(() =>
    expect(textUnder('Links de pagamento')).toMatch(/novoPágina de .* aceita: utm_\*, src, .*d\.$/),
  );
});

it('is closed at first on a phone, shows that nothing arrived, and tolerates an invalid address', () => {
  fakeWindow({ width: 767 });
  open('<a data-buy-link href="não">Comprar</a>');
  expect(root().querySelector('details')?.open).toBe(false);
  expect(textUnder('Recebido neste endereço')).toBe('Nada.');
  expect(textUnder('Links de pagamento')).toBe('Comprarnão');
});

it('shows each event as each service would receive it, and whether it would be sent', async () => {
  open(NOTICE + PAGE);
  const pageView = [
    'PageView: não seria enviado (Meta 123456789012345)',
    'page_view: não seria enviado (Google Analytics G-AB12CD34EF)',
  ];
  expect(events()).toEqual(pageView);
  localStorage.setItem('consent', 'yes');
  dispatchEvent(new Event('consent'));
  screen.show(find('[data-price]'));
  click(find('a'));
  await vi.waitFor(() =>
    expect(events()).toEqual([
      'InitiateCheckout: seria enviado (Meta 123456789012345)',
      'begin_checkout: seria enviado (Google Analytics G-AB12CD34EF)',
      'ViewContent: seria enviado (Meta 123456789012345)',
      'view_item: seria enviado (Google Analytics G-AB12CD34EF)',
      ...pageView,
    ]),
  );
  expect(textUnder('Eventos')).toContain('"value": 47.9');
  expect(root().querySelector<HTMLElement>('.body > section > p')?.hidden).toBe(true);
});

it.each([
  [null, 'Ainda sem resposta: nada seria enviado.'],
  ['no', 'Recusou: nada seria enviado.'],
  ['yes', 'Aceitou: os eventos seriam enviados.'],
  [undefined, 'Este navegador não guarda a resposta: nada seria enviado.'],
])('shows the consent "%s"', async (answer, text) => {
  open(NOTICE + PAGE);
  if (answer) localStorage.setItem('consent', answer);
  if (answer === undefined) denyStorage('localStorage');
  dispatchEvent(new Event('consent'));
  await vi.waitFor(() => expect(textUnder('Permissão do visitante')).toBe(text));
});

it('shows a followed link on a page without services, and sends nothing to a pixel installed by other means', async () => {
  const pixel = vi.fn();
  window.fbq = pixel;
  open();
  expect(textUnder('Permissão do visitante')).toBe(
    'Nenhum pixel em tracking.yaml: o site não pede permissão.',
  );
  expect(textUnder('Eventos')).toBe('Role até o preço ou aperte um botão de compra.');
  click(find('a'));
  const expected = ['InitiateCheckout: não seria enviado (pixel instalado por fora)'];
  await vi.waitFor(() => expect(events()).toEqual(expected));
  expect(pixel).not.toHaveBeenCalled();
});

it('lasts for the session until it is closed', () => {
  open();
  expect(sessionStorage.getItem('debug')).toBe('rastreio');
  root().querySelector('button')?.click();
  expect(document.querySelector('aside')).toBeNull();
  expect(sessionStorage.getItem('debug')).toBeNull();
});
