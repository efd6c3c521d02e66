import { z } from 'astro/zod';
import { readTaxId } from '../domain/taxId.ts';
import { plainText, text } from './fields.ts';
import { hints, rewritten } from './hints.ts';

const A_TAX_ID = 'um CPF ou um CNPJ com pontos e traço';

/** A CPF or a CNPJ, kept as pages show it: "CNPJ 12.345.678/0001-95". */
const taxId = z
  .unknown()
  .transform((value, context) => {
    const found = readTaxId(typeof value === 'string' ? value : '');
    if (found?.isValid) return `${found.kind} ${found.number}`;
    const message = found
      ? `um ${found.kind} que exista: os dois últimos números não combinam com os outros. Confira número por número`
      : A_TAX_ID;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .register(hints, {
    expected: A_TAX_ID,
    example: '12.345.678/0001-95',
    suggest: (_, written) => {
      const found = readTaxId(written.replace(/^(?:CPF|CNPJ)\W*/i, ''));
      return rewritten(...(found?.isValid ? [found.number] : []));
    },
    json: { type: 'string' },
  });

const AN_EMAIL = 'um e-mail';

const email = z
  .email({ error: AN_EMAIL })
  .max(60)
  .register(hints, {
    expected: AN_EMAIL,
    example: 'contato@seusite.com.br',
    suggest: (_, written) => rewritten(written.replace(/^mailto:|\s/g, '')),
    json: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' },
  });

/** Who sells, and how to go back on the purchase: what Decreto 7.962/2013, art. 2, wants on every page that sells. */
export const sellerSchema = z.strictObject({
  name: plainText(120),
  document: taxId,
  address: plainText(180),
  email,
  regret: text(160),
});
