import type { Deadline } from './deadline.ts';

type Question = { question: string; answer: string };

type Product = {
  site: { name: string; address: string; pages: { home: { description: string } } };
  prices: { list: number; promotional: number };
  proof: { rating?: number | undefined; reviews?: number | undefined; ratingsVerified: boolean };
};

/**
 * schema.org's Product with its Offer, on the same prices as the page (in cents) and with the same deadline. The rating
 * is included only when the content has it and says that it is verified. Implements docs/behaviour.md#search-engines.
 */
export function productData(
  { site, prices, proof }: Product,
  imagePath: string,
  deadline?: Pick<Deadline, 'atMs' | 'isOver'>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: site.name,
    description: site.pages.home.description,
    image: `${site.address}${imagePath}`,
    brand: { '@type': 'Brand', name: site.name },
    offers: {
      '@type': 'Offer',
      url: `${site.address}/`,
      price: ((deadline?.isOver ? prices.list : prices.promotional) / 100).toFixed(2),
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      ...(deadline && !deadline.isOver && { priceValidUntil: new Date(deadline.atMs).toISOString() }),
    },
    ...(proof.ratingsVerified &&
      proof.rating &&
      proof.reviews && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: proof.rating,
          reviewCount: proof.reviews,
        },
      }),
  };
}

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
