import { z } from 'astro/zod';
import { cleanOneClickCode, oneClickFault, readOneClick } from '../domain/oneClick.ts';
import { type FieldLabel, fieldInfo, group } from './field.ts';
import { reference } from './reference.ts';
import { text } from './text.ts';

const platformCode = (described: FieldLabel) =>
  z
    .string()
    .overwrite(cleanOneClickCode)
    .refine((code) => code === '' || readOneClick(code), {
      error: ({ input }) => oneClickFault(String(input)),
    })
    .register(fieldInfo, {
      kind: 'text',
      canBeEmpty: true,
      expected: 'vazio, ou o código de um clique da Kiwify ou da Hotmart',
      example: 'kiwify:Ab3xY9z',
      initial: '',
      ...described,
    });

/** A purchase in one click after another purchase. Implements docs/behaviour.md#one-click. */
export const oneClick = group(
  {
    code: platformCode({
      label: 'Código da plataforma',
      help: 'Cole o código inteiro que a Kiwify ou a Hotmart mostra. O site guarda só o número dele.',
    }),
    checkoutLabel: text(60, {
      label: 'Link para pagar do jeito comum',
      help: 'Fica embaixo do botão e leva ao link de pagamento da oferta.',
      initial: 'Prefiro pagar de outro jeito',
    }),
    acceptedPage: reference({
      to: 'page',
      label: 'Página depois do sim',
      help: 'Só na Kiwify. Sem ela, a pessoa vai para onde a plataforma mandar.',
    }).optional(),
  },
  {
    label: 'Compra com um clique',
    help: 'Só para quem acabou de comprar na Kiwify ou na Hotmart: o primeiro botão cobra no mesmo cartão. Se o código da plataforma falhar, ele leva ao pagamento comum.',
  },
);
