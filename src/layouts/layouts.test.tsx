// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pageContext, shipped, shippedOfferPage, shippedPage } from '../../tests/support/pageContext.ts';
import { show, textsOf } from '../../tests/support/renderSection.tsx';
import { declaredTrackers } from '../client/tracking/consent.ts';
import type { Page } from '../content-model/files/page.ts';
import { formatReais } from '../domain/format.ts';
import { TRACKERS, usedTrackers } from '../trackers/index.ts';
import { Consent } from './Consent.tsx';
import { Footer } from './Footer.tsx';
import { Invitation } from './Invitation.tsx';
import { TopBar } from './TopBar.tsx';

/** The top bar of the shipped main page with `changes`. */
const barWith = (changes: Partial<Page>) =>
  show(<TopBar context={pageContext({ ...shippedPage, ...changes })} />);
const targetsIn = (bar: HTMLElement) =>
  Array.from(bar.querySelectorAll('a'), (link) => link.getAttribute('href')?.slice(1));
const { sections, leave } = shippedPage;

it('the menu leads only to sections that the page shows, and the green button to the first price', () => {
  const menu = ['inicio', 'sobre', 'como-funciona', 'depoimentos', 'preco'];
  expect(targetsIn(barWith({}))).toEqual([...menu, 'preco', 'preco']);
  const onlyQuestions = barWith({
    sections: sections.map((section) => ({ ...section, hidden: section.kind !== 'faq' })),
  });
  expect(targetsIn(onlyQuestions)).toEqual(['perguntas']);
  expect(onlyQuestions.querySelector('button, nav, ul, [popover]')).toBeNull();
  const pricing = sections.filter(({ kind }) => kind === 'pricing').map((one) => ({ ...one, id: 'planos' }));
  const twoPrices = barWith({ sections: [...pricing, ...sections] });
  expect(targetsIn(twoPrices).slice(-3)).toEqual(['preco', 'planos', 'planos']);
});

it.each([
  ['Rua A, 100, São José dos Campos, SP 12209-000', 'José dos Campos, SP 12209-000'],
  ['Rua A, 100, Niterói, RJ 24020-000', 'Niterói, RJ 24020-000'],
])('in the address %s, the part that stays on one line starts with a whole word: %s', (address, ending) => {
  const site = { ...shipped.site, seller: { ...shipped.site.seller, address } };
  const footer = show(<Footer background="" content={{ ...shipped, site }} />);
  expect(textsOf(footer, 'span > .inline-block').at(-1)).toBe(ending);
});

it('the invitation shows the list price of the other page after the deadline', () => {
  if (!leave) throw new Error('The shipped main page has no `leave`.');
  const offers = shipped.offers.offers.map((offer) => ({ ...offer, isFixed: false }));
  const context = pageContext(shippedPage, { offers: { ...shipped.offers, offers, countdown: 'deadline' } });
  const dialog = show(
    <Invitation {...{ context, leave }} destination={shippedOfferPage} formatPrice={formatReais} />,
  );
  expect(textsOf(dialog, '[data-in-phase=usual] :is(s, strong)')).toEqual(['R$ 67,00', 'R$ 57,00']);
  expect(textsOf(dialog, '[data-in-phase=list] :is(s, strong)')).toEqual(['R$ 119,00']);
});

it.each(TRACKERS)('the consent notice declares $name to the script and names its company', (tracker) => {
  const { name, example } = tracker;
  const { consent: words } = shipped.tracking;
  const notice = show(<Consent words={words} trackers={usedTrackers({ [name]: example })} seen={{}} />);
  expect(notice.querySelector('[data-consent]')?.getAttribute('data-consent')).toBe(example);
  expect(notice.textContent).toContain(tracker.company);
  const declared = declaredTrackers().map(({ name, id, src }) => [name, id, src]);
  expect(declared).toEqual([[name, example, tracker.script(example)]]);
});
