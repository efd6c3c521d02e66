import { text } from '../../fields/text.ts';
import { defineSection } from '../section.ts';

export const quote = defineSection(
  {
    kind: 'quote',
    drawing: 'M12 10h24M9 16h30M15 22h18M7 6v4M10 6v4M38 22v4M41 22v4',
    label: 'Citação',
    help: 'Um versículo ou uma frase grande, entre duas partes.',
  },
  { text: text(160, { label: 'Frase' }), source: text(60, { label: 'De onde é' }) },
  () => ['sections/quote/quote'],
);
