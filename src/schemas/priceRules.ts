import type { z } from 'astro/zod';
import { formatReais } from '../domain/money.ts';

const written = (priceCents: number) => formatReais(priceCents).replace('R$ ', '');

/** The nearest whole amount of reais below a price, or else the nearest cent. */
const below = (priceCents: number) => Math.floor((priceCents - 1) / 100) * 100 || priceCents - 1;

type Prices = {
  list: unknown;
  promotional: unknown;
  exclusive: unknown;
  bonus: { previous: unknown; current: unknown } | undefined;
};

/** Each price that is announced as lower is lower. What is no price itself is told by its own schema. */
export function pricesInOrder(
  { list, promotional, exclusive, bonus }: Prices,
  context: z.core.$RefinementCtx,
): void {
  const mustBeLower = (path: string[], lower: unknown, field: string, higher: unknown, name: string) => {
    if (typeof lower !== 'number' || typeof higher !== 'number' || lower < higher) return;
    if (higher === 0) {
      context.addIssue({
        code: 'custom',
        path: [...path.slice(0, -1), field],
        message: 'um preço maior que 0,00',
      });
      return;
    }
    const message = `um preço menor que ${name} (${field}), que é ${written(higher)}`;
    const advice = `Por exemplo: ${path.at(-1)}: ${written(below(higher))}`;
    context.addIssue({ code: 'custom', path, message, params: { advice } });
  };
  mustBeLower(['promotional'], promotional, 'list', list, 'o de tabela');
  mustBeLower(['exclusive'], exclusive, 'promotional', promotional, 'o promocional');
  mustBeLower(['bonus', 'current'], bonus?.current, 'previous', bonus?.previous, 'o anterior');
}
