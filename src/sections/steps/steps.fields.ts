import { group, list } from '../../fields/field.ts';
import { pictureFile } from '../../fields/picture.ts';
import { text } from '../../fields/text.ts';
import { compactField, defineSection } from '../section.ts';

export const steps = defineSection(
  {
    kind: 'steps',
    group: 'product',
    drawing:
      'M8 9a3 3 0 1 0 0.01 0M24 9a3 3 0 1 0 0.01 0M40 9a3 3 0 1 0 0.01 0M4 20h9M4 24h7M20 20h9M20 24h7M36 20h9M36 24h7',
    label: 'Passos',
    help: 'Dois a oito passos numerados, cada um com uma imagem se você quiser.',
    example: {
      heading: 'Como funciona, em {passos} passos',
      items: [
        {
          title: 'Faça o pedido',
          description: 'O pagamento é feito numa página segura e leva poucos minutos.',
        },
        {
          title: 'Abra o e-mail',
          description: 'Assim que o pagamento é aprovado, chega o link de acesso.',
        },
        { title: 'Comece', description: 'Abra o link e siga o primeiro passo, que já está lá.' },
      ],
    },
  },
  {
    heading: text(80, { label: 'Título', names: ['passos', 'Passos'] }),
    isCompact: compactField(),
    items: list(
      group(
        {
          title: text(60, { label: 'Título' }),
          description: text(240, { label: 'Texto' }),
          image: pictureFile({
            label: 'Imagem',
            help: 'Deitada, 9 por 5. No celular aparece só a metade esquerda dela.',
            minWidth: 720,
          }).optional(),
        },
        { label: 'Passo' },
      ),
      { label: 'Passos', min: 2, max: 8 },
    ),
  },
  ({ items }) => ['sections/steps/steps', items.length > 5 && 'sections/steps/manySteps'],
);
