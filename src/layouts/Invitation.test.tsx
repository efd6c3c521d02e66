// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext, shipped, shippedOfferPage, shippedPage } from '../../tests/support/pageContext.ts';
import { textsOf } from '../../tests/support/renderSection.tsx';
import { formatReais } from '../domain/format.ts';
import { Invitation } from './Invitation.tsx';

it('shows the list price of the other page after the deadline', () => {
  const { leave } = shippedPage;
  if (!leave) throw new Error('The shipped main page has no `leave`.');
  const offers = shipped.offers.offers.map((offer) => ({ ...offer, isFixed: false }));
  const context = pageContext(shippedPage, { offers: { ...shipped.offers, offers, countdown: 'deadline' } });
  document.body.innerHTML = renderToStaticMarkup(
    <Invitation {...{ context, leave }} destination={shippedOfferPage} formatPrice={formatReais} />,
  );
  expect(textsOf(document, '[data-in-phase=usual] :is(s, strong)')).toEqual(['R$ 67,00', 'R$ 57,00']);
  expect(textsOf(document, '[data-in-phase=list] :is(s, strong)')).toEqual(['R$ 119,00']);
});
