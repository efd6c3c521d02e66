// Fills the names in braces. It is not in names.ts, because the preview replaces the names that this file imports.
import { fillDeep } from '../domain/placeholders.ts';
import { isDeadlineOver } from '../domain/pricePhases.ts';
import { nameValues } from './names.ts';
import { type Content, offerWith, pagesOf } from './schemas.ts';

/**
 * The content with the names in braces filled. Once the deadline has passed, pages whose offer has no fixed price have
 * no `socialNote`, because it may name the old price: docs/behaviour.md#deadline.
 */
export function fillContent(written: Content, nowMs: number = Date.now()): Content {
  const content = fillDeep(written, nameValues(written));
  if (!isDeadlineOver(content.offers, nowMs)) return content;
  const pages = pagesOf(content, 'hidden').map(({ file, page }) =>
    offerWith(content, page.offer)?.isFixed ? [file, page] : [file, { ...page, socialNote: undefined }],
  );
  return { ...content, ...Object.fromEntries(pages) };
}
