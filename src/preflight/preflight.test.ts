import { expect, it } from 'vitest';
import { readWritten } from '../schemas/readContent.ts';
import { readyContent } from './readyContent.ts';
import { look } from './told.ts';

it('finds nothing in a content that is ready', () => {
  const { findings, fine } = look(readyContent());
  expect(findings).toEqual([]);
  expect(fine).toHaveLength(new Set(fine).size);
  expect(fine.length).toBeGreaterThanOrEqual(16);
});

it('says of each check that finds something that it is not fine', () => {
  const ready = look(readyContent()).fine;
  const demonstration = look(readWritten('src/content'));
  expect(demonstration.fine.length).toBeLessThan(ready.length);
  expect(ready).toEqual(expect.arrayContaining(demonstration.fine));
});

it('stops the demonstration at each of its placeholders', () => {
  const { findings } = look(readWritten('src/content'));
  const places = (rank: string) =>
    findings.flatMap(({ rank: found, place }) =>
      found === rank && 'file' in place ? [[place.file, ...place.path].join('.')] : [],
    );
  expect(places('stop')).toEqual([
    'links.checkoutA',
    'links.checkoutB',
    'links.checkoutExclusive',
    'site.address',
    'links.chatPhone',
    'proof.testimonials.0.image',
    'proof.testimonials.1.image',
    'proof.testimonials.2.image',
    'seller.name',
    'seller.document',
    'seller.address',
    'seller.email',
  ]);
  expect(places('warn')).toEqual([
    'links.mainVideo.address',
    'links.offerVideo.address',
    'proof.downloads',
    'proof.customers',
    'product.modules.0.image',
    'offer.mockupImage',
    'site.tagline',
    'proof.testimonialReviews',
    'proof.peopleOnOffer',
    'prices.trackedValue',
    'behaviour.scrollRedirect',
    'behaviour.exitIntent',
    'behaviour.leavePrompt',
    'behaviour.countdown',
    'offer.warning',
  ]);
});
