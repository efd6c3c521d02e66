import { isDeadlineOver } from './pricePhases.ts';

type Question = { question: string; answer: string };

type Product = {
  site: { name: string; address: string; pages: { home: { description: string } } };
  prices: {
    list: number;
    promotional: number;
    promotion?: { price: number; startsAt: number; endsAt: number } | undefined;
  };
  behaviour: { countdown: 'loop' | 'deadline' | 'off'; deadline: { endsAt: number } };
  proof: { rating?: number | undefined; reviews?: number | undefined; ratingsVerified: boolean };
};

/**
 * schema.org's Product with its Offer, on the same prices as the page (in cents) and with the same deadline. A promotion that
 * is not over has an Offer of its own with its dates, so that both are true whenever they are read. The rating is included
 * only when the content has it and says that it is verified. Implements docs/behaviour.md#search-engines.
 *
 * @param builtAtMs when the page is built, in milliseconds since 1970
 */
export function productData(
  { site, prices, proof, behaviour }: Product,
  imagePath: string,
  builtAtMs: number,
): object {
  const { promotion } = prices;
  const { countdown, deadline } = behaviour;
  const isListPrice = isDeadlineOver(behaviour, builtAtMs);
  const iso = (instantMs: number) => new Date(instantMs).toISOString();
  const offer = (priceCents: number, dates: object) => ({
    '@type': 'Offer',
    url: `${site.address}/`,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
    ...dates,
  });
  const usual = offer(
    isListPrice ? prices.list : prices.promotional,
    countdown === 'deadline' && !isListPrice ? { priceValidUntil: iso(deadline.endsAt) } : {},
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: site.name,
    description: site.pages.home.description,
    image: `${site.address}${imagePath}`,
    brand: { '@type': 'Brand', name: site.name },
    offers:
      promotion && promotion.endsAt > builtAtMs
        ? [
            usual,
            offer(promotion.price, {
              validFrom: iso(promotion.startsAt),
              validThrough: iso(promotion.endsAt),
              priceValidUntil: iso(promotion.endsAt),
            }),
          ]
        : usual,
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
