/** An offer of a product on the page, with its price in cents and its dates in milliseconds since 1970. */
export type DatedOffer = { price: number; validFrom?: number; validThrough?: number };

type Product = {
  name: string;
  description: string;
  /** The address of the page on which it is sold, and of a picture. */
  url: string;
  image: string;
  offers: DatedOffer[];
  /** Present only where the seller can prove it. */
  rating: { value: number; reviews: number } | undefined;
};

const iso = (instantMs: number) => new Date(instantMs).toISOString();

/**
 * schema.org's Product with its Offers, on the same prices as the page and with the same dates, so that each is true whenever
 * it is read. Implements docs/behaviour.md#search-engines.
 */
export function productData({ name, description, url, image, offers, rating }: Product): object {
  const written = offers.map(({ price, validFrom, validThrough }) => ({
    '@type': 'Offer',
    url,
    price: (price / 100).toFixed(2),
    priceCurrency: 'BRL',
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

/** schema.org's FAQPage of the questions on the page. */
export function faqData(questions: Question[]): object {
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
