import { PERIODS, type Period } from '../domain/period.ts';
import { isDeadlineOver } from '../domain/phaseSchedule.ts';
import { socialCardPath } from '../domain/routes.ts';
import type { Page } from './files/page.ts';
import { activePromotion } from './pricePhases.ts';
import { type Content, offerWith, shownSections } from './schemas.ts';

/** An offer of a product on the page, with its price in cents and its dates in milliseconds since 1970. */
type DatedOffer = { price: number; period?: Period | undefined; validFrom?: number; validThrough?: number };

type Product = {
  name: string;
  description: string;
  /** The addresses of the page that sells the product and of a picture. */
  url: string;
  image: string;
  offers: DatedOffer[];
  /** Present only where the seller can prove it. */
  rating: { value: number; reviews: number } | undefined;
};

const iso = (instantMs: number) => new Date(instantMs).toISOString();

const amount = (priceCents: number) => ({ price: (priceCents / 100).toFixed(2), priceCurrency: 'BRL' });

/** A schema.org Product with its Offers. Their dates keep the data correct after the build. */
function productData({ name, description, url, image, offers, rating }: Product): object {
  const written = offers.map(({ price, period, validFrom, validThrough }) => ({
    '@type': 'Offer',
    url,
    ...amount(price),
    ...(period && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...amount(price),
        referenceQuantity: { '@type': 'QuantitativeValue', ...PERIODS[period].quantity },
      },
    }),
    availability: 'https://schema.org/InStock',
    ...(validFrom !== undefined &&
      validThrough !== undefined && { validFrom: iso(validFrom), validThrough: iso(validThrough) }),
    ...(validThrough !== undefined && { priceValidUntil: iso(validThrough) }),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image,
    brand: { '@type': 'Brand', name },
    offers: written.length === 1 ? written[0] : written,
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.reviews },
    }),
  };
}

type Question = { question: string; answer: string };

/** A schema.org FAQPage with the questions of the page. */
function faqData(questions: Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The offers that apply on a page from its build on. */
function datedOffers({ offers }: Content, page: Page, builtAtMs: number): DatedOffer[] {
  const offer = offerWith({ offers }, page.offer);
  if (!offer) return [];
  const promotion = offer.isFixed ? undefined : activePromotion({ offers });
  const isOver = !offer.isFixed && isDeadlineOver(offers, builtAtMs);
  const endsAt =
    offers.countdown === 'deadline' && !offer.isFixed && !isOver ? offers.deadline?.endsAt : undefined;
  const { period } = offer;
  return [
    {
      period,
      price: isOver ? (offer.listPrice ?? offer.price) : offer.price,
      ...(endsAt !== undefined && { validThrough: endsAt }),
    },
    ...(promotion && promotion.endsAt > builtAtMs
      ? [{ period, price: promotion.price, validFrom: promotion.startsAt, validThrough: promotion.endsAt }]
      : []),
  ];
}

/**
 * The structured data of a page: its product, and the questions that it shows. Empty for a page that is not indexed.
 * Implements docs/behaviour.md#search-engines.
 *
 * @param builtAtMs when the page is built, in milliseconds since 1970
 */
export function pageData(content: Content, page: Page, builtAtMs: number): object[] {
  if (!page.isIndexed) return [];
  const { site, proof } = content;
  const offers = datedOffers(content, page, builtAtMs);
  const { rating, reviews, ratingsVerified } = proof;
  const product = productData({
    name: site.name,
    description: page.description,
    url: `${site.address}${page.path}`,
    image: `${site.address}${socialCardPath(page.path)}`,
    offers,
    rating: ratingsVerified && rating && reviews ? { value: rating, reviews } : undefined,
  });
  const questions = shownSections(page).flatMap((section) => (section.kind === 'faq' ? section.items : []));
  return [...(offers.length > 0 ? [product] : []), ...(questions.length > 0 ? [faqData(questions)] : [])];
}
