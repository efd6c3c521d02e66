import { bool } from '../../fields/choice.ts';
import { defineSection, heading } from '../section.ts';

export const features = defineSection(
  {
    kind: 'features',
    drawing:
      'M5 7h14M6 13h2M12 13h9M27 13h2M33 13h9M6 19h2M12 19h9M27 19h2M33 19h9M6 25h2M12 25h9M27 25h2M33 25h9',
    label: 'Recursos',
    help: 'A lista dos recursos do produto, com o bônus embaixo se você quiser.',
  },
  { heading: heading(50), showBonuses: bool({ label: 'Mostrar o bônus embaixo' }) },
);
