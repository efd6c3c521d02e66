import { z } from 'astro/zod';
import { formatReais } from '../domain/format.ts';
import { count, price } from './fields.ts';

const inYaml = (priceCents: number) => formatReais(priceCents).replace(/^R\$\s/, '');

/** The nearest whole amount of reais below a price, or else the nearest cent. */
const below = (priceCents: number) => Math.floor((priceCents - 1) / 100) * 100 || priceCents - 1;

type Prices = {
  list: unknown;
  promotional: unknown;
  exclusive: unknown;
  bonus?: { previous: unknown; current: unknown } | undefined;
};

/** Each price that is announced as lower is lower. What is no price is reported by its own schema. */
function pricesInOrder(
  { list, promotional, exclusive, bonus }: Prices,
  context: z.core.$RefinementCtx,
): void {
  const mustBeLower = (path: string[], lower: unknown, field: string, higher: unknown, name: string) => {
    if (typeof lower !== 'number' || typeof higher !== 'number' || lower < higher) return;
    const refuse = (at: string[], message: string, params?: { advice: string }) =>
      context.addIssue({ code: 'custom', path: at, message, ...(params && { params }) });
    if (higher === 0) return refuse([...path.slice(0, -1), field], 'um preço maior que 0,00');
    refuse(path, `um preço menor que ${name} (${field}), que é ${inYaml(higher)}`, {
      advice: `Por exemplo: ${path.at(-1)}: ${inYaml(below(higher))}`,
    });
  };
  mustBeLower(['promotional'], promotional, 'list', list, 'o de tabela');
  mustBeLower(['exclusive'], exclusive, 'promotional', promotional, 'o promocional');
  mustBeLower(['bonus', 'current'], bonus?.current, 'previous', bonus?.previous, 'o anterior');
}

/** docs/behaviour.md#prices: the promotional price is below the list price, and the exclusive one below it. */
export const pricesSchema = z
  .strictObject({
    list: price,
    promotional: price,
    exclusive: price,
    installments: z.strictObject({ count: count(1, 24), each: price }),
    trackedValue: price,
    bonus: z.strictObject({ previous: price, current: price }).optional(),
  })
  // Reported with the errors of the single prices, not after them.
  .superRefine(pricesInOrder, { when: ({ value }) => value !== null && typeof value === 'object' });
