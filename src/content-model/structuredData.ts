import { isDeadlineOver } from '../domain/pricePhases.ts';
import { type DatedOffer, faqData, productData } from '../domain/structuredData.ts';
import type { Page } from './files/page.ts';
import { activePromotion } from './pricePhases.ts';
import { type Content, offerWith, shownSections } from './schemas.ts';

/** The offers that hold on a page from its build on. */
function datedOffers({ offers }: Content, page: Page, builtAtMs: number): DatedOffer[] {
  const offer = offerWith({ offers }, page.offer);
  if (!offer) return [];
  const promotion = offer.isFixed ? undefined : activePromotion({ offers });
  const isOver = !offer.isFixed && isDeadlineOver(offers, builtAtMs);
  const endsAt =
    offers.countdown === 'deadline' && !offer.isFixed && !isOver ? offers.deadline?.endsAt : undefined;
  return [
    {
      price: isOver ? (offer.listPrice ?? offer.price) : offer.price,
      ...(endsAt !== undefined && { validThrough: endsAt }),
    },
    ...(promotion && promotion.endsAt > builtAtMs
      ? [{ price: promotion.price, validFrom: promotion.startsAt, validThrough: promotion.endsAt }]
      : []),
  ];
}

/**
 * What search engines read of a page: its product, and the questions that it shows. Nothing of a page that is not indexed.
 * Implements docs/behaviour.md#search-engines.
 *
 * @param imagePath of the page's social card
 * @param builtAtMs when the page is built, in milliseconds since 1970
 */
export function pageData(content: Content, page: Page, imagePath: string, builtAtMs: number): object[] {
  if (!page.isIndexed) return [];
  const { site, proof } = content;
  const offers = datedOffers(content, page, builtAtMs);
  const { rating, reviews, ratingsVerified } = proof;
  const product = productData({
    name: site.name,
    description: page.description,
    url: `${site.address}${page.path}`,
    image: `${site.address}${imagePath}`,
    offers,
    rating: ratingsVerified && rating && reviews ? { value: rating, reviews } : undefined,
  });
  const questions = shownSections(page).flatMap((section) => (section.kind === 'faq' ? section.items : []));
  return [...(offers.length > 0 ? [product] : []), ...(questions.length > 0 ? [faqData(questions)] : [])];
}
