import { group, list } from '../../fields/field.ts';
import { text } from '../../fields/text.ts';
import { defineSection, heading } from '../section.ts';

export const faq = defineSection(
  {
    kind: 'faq',
    group: 'trust',
    drawing: 'M6 7h30M40 5v4M38 7h4M6 15h26M40 13v4M38 15h4M6 23h28M40 21v4M38 23h4',
    label: 'Perguntas',
    help: 'Perguntas que se abrem com um toque.',
    example: {
      heading: 'Perguntas frequentes',
      items: [
        {
          question: 'Como recebo depois de comprar?',
          answer:
            'O acesso chega no e-mail que você informar no pagamento. Se não achar, olhe também a caixa de spam.',
        },
        {
          question: 'E se eu não gostar?',
          answer: 'Você tem {garantia} dias para pedir o dinheiro de volta, sem precisar explicar.',
        },
        {
          question: 'Quais são as formas de pagamento?',
          answer: 'As que a página de pagamento mostrar: em geral Pix e cartão.',
        },
      ],
    },
  },
  {
    heading: heading(60),
    items: list(
      group(
        { question: text(80, { label: 'Pergunta' }), answer: text(320, { label: 'Resposta' }) },
        { label: 'Pergunta' },
      ),
      { label: 'Perguntas', min: 2, max: 12 },
    ),
  },
);
