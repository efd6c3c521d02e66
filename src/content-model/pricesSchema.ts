import { z } from 'astro/zod';
import { formatPlainReais, formatReais } from '../domain/format.ts';
import { formatSaoPauloMinute } from '../domain/saoPauloTime.ts';
import type { EditorWords } from './errors/contentError.ts';
import { count, deadline, httpsLink, price, priceLike } from './fields.ts';
import { hints } from './hints.ts';
import { text } from './textFields.ts';

/** The nearest whole amount of reais below a price, or else the nearest cent. */
const below = (priceCents: number) => Math.floor((priceCents - 1) / 100) * 100 || priceCents - 1;

type Prices = {
  list: unknown;
  promotional: unknown;
  exclusive: unknown;
  bonus?: { previous: unknown; current: unknown } | undefined;
  promotion?: { price: unknown; startsAt: unknown; endsAt: unknown } | undefined;
};

/** Checks that each price that is announced as lower is lower. Invalid prices are reported by their own schema. */
function pricesInOrder(
  { list, promotional, exclusive, bonus, promotion }: Prices,
  context: z.core.$RefinementCtx,
): void {
  const mustBeLower = (path: string[], lower: unknown, field: string, higher: unknown, name: string) => {
    if (typeof lower !== 'number' || typeof higher !== 'number' || lower < higher) return;
    const refuse = (at: string[], message: string, params?: { advice: string; inEditor: EditorWords }) =>
      context.addIssue({ code: 'custom', path: at, message, ...(params && { params }) });
    if (higher === 0) return refuse([...path.slice(0, -1), field], 'um preço maior que 0,00');
    refuse(path, `um preço menor que ${name} (${field}), que é ${formatPlainReais(higher)}`, {
      advice: `Por exemplo: ${path.at(-1)}: ${formatPlainReais(below(higher))}`,
      inEditor: {
        message: `tem de ser menor que ${name}, que é ${formatReais(higher)}`,
        advice: `Por exemplo: ${formatReais(below(higher))}`,
        suggestion: formatPlainReais(below(higher)),
      },
    });
  };
  mustBeLower(['promotional'], promotional, 'list', list, 'o de tabela');
  mustBeLower(['exclusive'], exclusive, 'promotional', promotional, 'o promocional');
  mustBeLower(['promotion', 'price'], promotion?.price, 'promotional', promotional, 'o promocional');
  mustBeLower(['bonus', 'current'], bonus?.current, 'previous', bonus?.previous, 'o anterior');
}

/** Checks that a promotion ends after its start. Invalid days are reported by their own schema. */
function promotionInOrder({ promotion }: Prices, context: z.core.$RefinementCtx): void {
  const { startsAt, endsAt } = promotion ?? {};
  if (typeof startsAt !== 'number' || typeof endsAt !== 'number' || startsAt < endsAt) return;
  const suggestion = formatSaoPauloMinute(startsAt + 3 * DAY_MS - MINUTE_MS);
  context.addIssue({
    code: 'custom',
    path: ['promotion', 'endsAt'],
    message: `um dia e hora depois do começo (startsAt), que é ${formatSaoPauloMinute(startsAt)}`,
    params: {
      advice: `Por exemplo: endsAt: ${suggestion}`,
      inEditor: { message: 'o fim tem de vir depois do começo', suggestion },
    },
  });
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const installments = z.strictObject({ count: count(1, 24), each: price });

/** The names in braces that only a promotion's own text may use: see pricePhases.ts. */
export const PROMOTION_NAMES = ['promocaoInicio', 'promocaoFim', 'precoPromocao'] as const;

const validity = text(120, PROMOTION_NAMES);
validity.register(hints, {
  expected: '',
  ...hints.get(validity),
  example: '"{precoPromocao} de {promocaoInicio} até {promocaoFim}"',
});

const promotionSchema = z.strictObject({
  price,
  installments,
  startsAt: deadline,
  endsAt: deadline,
  checkout: httpsLink,
  validity,
  trackedValue: price.optional(),
});

/** docs/behaviour.md#prices: the promotional price is below the list price, and the exclusive one below it. */
export const pricesSchema = z
  .strictObject({
    list: price,
    promotional: price,
    exclusive: price,
    installments,
    trackedValue: price,
    bonus: z.strictObject({ previous: priceLike('19,90'), current: priceLike('0,00') }).optional(),
    promotion: promotionSchema.optional(),
  })
  // Reported with the errors of the single prices, not after them.
  .superRefine(
    (prices, context) => {
      pricesInOrder(prices, context);
      promotionInOrder(prices, context);
    },
    { when: ({ value }) => value !== null && typeof value === 'object' },
  );
