import { z } from 'astro/zod';
import { type FieldLabel, fieldInfo } from './field.ts';

const A_LINK = 'um link completo começado por https://';

/** The slashes are required: browsers would resolve `https:a.com` as a page of the site itself. */
const httpsUrl = () =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true, error: '' })
    .refine((link) => /^https:\/\//i.test(link), { error: '', abort: true })
    .refine((link) => /^[^\s\\{}<>"'`]+$/.test(link), {
      error: 'tem um espaço, uma chave, aspas ou uma barra invertida, que um link não pode ter',
      abort: true,
    });

/** An example of a checkout link. It does not lead to a real checkout. */
export const EXAMPLE_CHECKOUT = 'https://pay.hotmart.com/A12345678B';

type Options = FieldLabel & { example?: string };

/** An address that begins with https://. */
export const link = ({ example = EXAMPLE_CHECKOUT, ...described }: Options) =>
  httpsUrl().register(fieldInfo, { kind: 'link', expected: A_LINK, example, initial: example, ...described });

const EXAMPLE_SITE = 'https://www.seusite.com.br';

/** The address of the site itself, to which the paths of its pages are appended. */
export const siteAddress = (described: FieldLabel) =>
  httpsUrl()
    .refine((address) => new URL(address).origin === address, {
      error:
        'tem uma barra ou um caminho no fim; o esperado é só o endereço do site. Numa pasta o site não funciona: use um subdomínio',
    })
    .register(fieldInfo, {
      kind: 'link',
      expected: A_LINK,
      example: EXAMPLE_SITE,
      initial: EXAMPLE_SITE,
      ...described,
    });
