import type { RunningTest } from '../../src/content-model/files/abTest.ts';
import type { Promotion } from '../../src/content-model/files/offers.ts';
import type { Page } from '../../src/content-model/files/page.ts';
import { fillContent, loadWrittenContent } from '../../src/content-model/loadContent.ts';
import { readPricePhases } from '../../src/content-model/pricePhases.ts';
import type { Content, FileName, PageFile } from '../../src/content-model/schemas.ts';
import { formatReais } from '../../src/domain/format.ts';
import type { PageContext } from '../../src/sections/context.ts';
import { MAIN_PAGE, OFFER_PAGE, pageIn } from './draft.ts';

/** The shipped product with its names in braces unfilled. */
export const shipped = loadWrittenContent();

/** An A/B test of the main page that has not started. */
export const preparedTest: RunningTest = {
  page: '/',
  visitsADay: 100,
  salesAMonth: 30,
  target: 200,
  sales: { a: 0, b: 0 },
};

/** A promotion. Tests that depend on its days set `startsAt` and `endsAt`. */
export const promotion: Promotion = {
  enabled: true,
  price: 4700,
  startsAt: 1,
  endsAt: 2,
  checkout: 'https://pay.kiwify.com.br/promocao',
  validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
};

/** The shipped product's pages, with their names in braces unfilled. */
export const shippedPage = pageIn(shipped, MAIN_PAGE);
export const shippedOfferPage = pageIn(shipped, OFFER_PAGE);

/** Content files that replace files of the shipped product. */
export type Changes = Partial<Pick<Content, FileName>> & { [File in PageFile]: Page };

/** The context of a page's sections. The page replaces the shipped product's main page. */
export function pageContext(page: Page, changes: Changes = {}, nowMs = Date.UTC(2026, 0, 1)): PageContext {
  const written: Content = { ...shipped, ...changes, [MAIN_PAGE]: page };
  const content = fillContent(written, nowMs);
  const { phases, announcement } = readPricePhases(content, written, nowMs);
  return {
    ...content,
    words: content.interface,
    page: content[MAIN_PAGE] ?? page,
    file: MAIN_PAGE,
    phases,
    announcement,
    chatUrl: 'https://wa.me/1',
    drawingsUrl: '/desenhos.svg',
    formatPrice: formatReais,
  };
}
