import { bool } from '../../fields/choice.ts';
import { oneClick } from '../../fields/oneClick.ts';
import { reference } from '../../fields/reference.ts';
import { prose, text } from '../../fields/text.ts';
import { buttons } from '../buttons.ts';
import { stripStyles } from '../prices/stripStyles.ts';
import { defineSection, heading } from '../section.ts';

export const cta = defineSection(
  {
    kind: 'cta',
    group: 'price',
    drawing: 'M12 8h24M15 13h18M15 18h18v7H15zM20 21.5h8',
    label: 'Convite',
    help: 'Um convite com botão; se quiser, com o preço, o prazo, um depoimento, a garantia e um P.S.',
    example: {
      heading: 'Comece hoje mesmo',
      text: 'O acesso chega por e-mail assim que o pagamento é aprovado, e você tem {garantia} dias para conhecer com calma.',
      buttons: [{ label: 'Quero o meu', to: '' }],
      showTestimonial: false,
      showGuarantee: false,
      showHelp: true,
    },
  },
  {
    heading: heading(90),
    text: prose(400, { label: 'Texto' }).optional(),
    countdownLabel: text(40, {
      label: 'Acima da contagem regressiva',
      help: 'Com esta frase aparece aqui também a contagem de Preços e ofertas, se ela estiver ligada.',
      initial: 'Este preço acaba em',
    }).optional(),
    offer: reference({
      to: 'offer',
      label: 'Mostrar o preço da oferta',
      help: 'Sem oferta, o convite não fala em preço.',
    }).optional(),
    buttons: buttons(60),
    oneClick: oneClick.optional(),
    postscript: prose(400, {
      label: 'P.S.',
      help: 'Fica no fim, num quadro.',
      initial: '**P.S.** Escreva aqui o que não pode ficar sem ser lido.',
    }).optional(),
    showTestimonial: bool({ label: 'Com o último depoimento' }),
    showGuarantee: bool({ label: 'Com a garantia' }),
    showHelp: bool({ label: 'Com o link do WhatsApp' }),
  },
  ({ showTestimonial, countdownLabel }, { proof, offers }) => [
    showTestimonial && proof.testimonials.length > 0 && 'components/pictureRow',
    ...(countdownLabel ? stripStyles(offers) : []),
  ],
);
