import { z } from 'astro/zod';
import type { Proof } from '../../content-model/files/product.ts';
import { fieldInfo, group } from '../../fields/field.ts';
import { pictureMedia, videoMedia } from '../../fields/media.ts';
import { quote, testimonialFields } from '../../fields/testimonial.ts';

const testimonialMedia = z
  .discriminatedUnion('kind', [pictureMedia, videoMedia])
  .register(fieldInfo, { kind: 'union', label: 'Print ou vídeo' });

/** A testimonial of a section. */
export const testimonial = group(
  { ...testimonialFields, quote: quote().optional(), media: testimonialMedia.optional() },
  { label: 'Depoimento' },
);

export type Testimonial = z.output<typeof testimonial>;

type Shared = Proof['testimonials'][number];

/** The maximum length, in characters, of a quote above its picture in the row of conversations. */
export const MAX_ROW_QUOTE = 90;

/** Whether a shared testimonial is the picture of a conversation with a sentence from it. */
const isConversation = ({ picture, quote, detail, portrait, stars, result }: Shared) =>
  picture && quote.length <= MAX_ROW_QUOTE && !(detail ?? portrait ?? stars ?? result);

/**
 * The testimonials that are shown as cards: the section's own, or the shared ones. Undefined if the section has none
 * and all shared ones are conversations, which the section shows as a row.
 */
export function cardTestimonials(
  own: Testimonial[] | undefined,
  shared: readonly Shared[],
): Testimonial[] | undefined {
  if (own || shared.every(isConversation)) return own;
  return shared.map(({ picture, ...item }) => ({
    ...item,
    ...(picture && { media: { kind: 'picture' as const, ...picture } }),
  }));
}
