// Fills the names in braces. It is not in names.ts, because the editor's preview replaces `nameValues` there.

import { isDeadlineOver } from '../domain/phaseSchedule.ts';
import { fillDeep } from '../domain/placeholders.ts';
import { nameValues } from './names.ts';
import { type Content, offerWith, pagesOf } from './schemas.ts';

/** The values of the names in braces after the deadline. */
function valuesAfterDeadline(content: Content): Record<string, string> {
  const offers = content.offers.offers.map((offer) => {
    const { isFixed, price, listPrice = price } = offer;
    return isFixed ? offer : { ...offer, price: listPrice, installments: undefined };
  });
  return nameValues({ ...content, offers: { ...content.offers, offers } });
}

/**
 * The content with the names in braces filled. Once the deadline has passed, the pages' texts for search engines and
 * social cards have the list prices, and pages whose offer has no fixed price have no `socialNote`, because it may name
 * the old price: docs/behaviour.md#deadline.
 */
export function fillContent(written: Content, nowMs: number = Date.now()): Content {
  const content = fillDeep(written, nameValues(written));
  if (!isDeadlineOver(content.offers, nowMs)) return content;
  const values = valuesAfterDeadline(written);
  const pages = pagesOf(written, 'hidden').map(({ file, page }) => {
    const { title, description, socialTitle, offer } = page;
    const socialNote = offerWith(content, offer)?.isFixed ? page.socialNote : undefined;
    return [file, { ...content[file], ...fillDeep({ title, description, socialTitle, socialNote }, values) }];
  });
  return { ...content, ...Object.fromEntries(pages) };
}
