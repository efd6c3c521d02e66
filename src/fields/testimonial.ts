import { personName } from './contact.ts';
import { count } from './number.ts';
import { pictureFile } from './picture.ts';
import { text } from './text.ts';

/** The fields that the testimonials of sections and the shared testimonials of proof.yaml have in common. */
export const testimonialFields = {
  name: personName({ label: 'Nome', help: 'O primeiro nome e a inicial do sobrenome: Ana L.' }),
  detail: text(60, { label: 'Quem é', help: 'Por exemplo: mãe de dois, Recife.' }).optional(),
  portrait: pictureFile({ label: 'Foto da pessoa', help: 'Quadrada.', minWidth: 112 }).optional(),
  stars: count({ label: 'Estrelas', min: 1, max: 5, initial: 5 }).optional(),
  result: text(80, {
    label: 'Resultado',
    help: 'Só o que a pessoa contou e você pode provar.',
  }).optional(),
};

/** What a person said. */
export const quote = () => text(320, { label: 'O que a pessoa disse', help: 'Com as palavras dela.' });
