import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, HOME_SECTIONS, isShown, OFFER_SECTIONS, shownOfferSections } from './sections.ts';

const homeSections = Object.keys(HOME_SECTIONS);
const lightOf = (classes: string | undefined, edge: 'starts' | 'ends') =>
  classes
    ?.split(' ')
    .find((name) => name.startsWith(edge))
    ?.slice(edge.length + 1);

it.each([homeSections, [...OFFER_SECTIONS]])(
  'each section begins in the light in which the one before ends, in any order',
  (...all) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (sections) => {
        const { lights, footer } = dayOf(sections);
        const ends = ['paper', ...lights.map((light) => lightOf(light, 'ends'))];
        expect(ends).toEqual([...lights, footer].map((light) => lightOf(light, 'starts')));
      }),
    );
  },
);

it('the day brightens towards the middle, and turns to evening after the price', () => {
  const { lights, footer } = dayOf(homeSections);
  expect(lights.map((light) => lightOf(light, 'ends'))).toEqual([
    'paper',
    'day',
    'day',
    'day',
    'paper',
    'paper',
    'evening',
    'dusk',
    'night',
  ]);
  expect(footer).toBe('starts-night');
});

it('night falls in the footer where no section is on it', () => {
  expect(dayOf(['help', 'price']).footer).toBe('starts-dusk');
  expect(dayOf(['closing']).footer).toBe('starts-dusk');
  expect(dayOf(['about', 'faq']).footer).toBe('starts-paper');
});

it.each<[string, string[], string[], boolean]>([
  ['site.name', [], [], true],
  ['home.faq.items.0.question', ['price'], [], false],
  ['home.faq.items.0.question', ['faq'], [], true],
  ['home.devices.heading', [], ['devices'], true],
  ['product.modules.3.name', ['included'], [], true],
  ['product.modules.3.name', ['about'], ['features'], false],
  ['proof.testimonials.1.name', [], ['closing'], false],
  // The offer quotes the last testimonial.
  ['proof.testimonials.0.name', [], ['closing'], true],
  ['proof.testimonials.0.image', [], ['closing'], false],
  ['proof.testimonials.0.alt', [], ['closing'], false],
  ['proof.testimonials.0.image', ['testimonials'], [], true],
  ['proof.testimonials.0.alt', ['testimonials'], [], true],
  ['proof.testimonials.0.name', ['about'], ['video'], false],
  ['proof.testimonials.0.name', ['testimonials'], [], true],
  ['proof.testimonials.1.name', ['testimonials'], [], true],
  ['links.offerVideo.address', ['about'], ['closing'], false],
  ['links.offerVideo.address', [], ['video'], true],
  ['product.features.0.title', ['about'], [], true],
  ['product.features.0.title', [], ['features'], true],
  ['product.modules.3.name', [], ['pages'], true],
  ['product.bonus.insideImage', ['included'], [], true],
  ['product.bonus.insideImage', ['about'], ['features'], false],
  ['home.devices.heading', ['devices'], [], true],
  ['offer.closing.text', [], ['closing'], true],
  ['offer.closing.text', ['price'], ['video'], false],
])('%s on pages with %j and %j: %s', (place, home, offer, shown) => {
  expect(isShown(place, { home: { sections: home }, offer: { sections: offer } })).toBe(shown);
});

it('the offer has a section of its video where there is one', () => {
  const offer = { sections: [...OFFER_SECTIONS] };
  expect(shownOfferSections({ offer, links: { offerVideo: {} } })).toEqual(OFFER_SECTIONS);
  expect(shownOfferSections({ offer, links: {} })).toEqual(OFFER_SECTIONS.filter((name) => name !== 'video'));
});
