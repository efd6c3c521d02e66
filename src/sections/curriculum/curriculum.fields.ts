import { choice } from '../../fields/choice.ts';
import { group, list } from '../../fields/field.ts';
import { picture } from '../../fields/picture.ts';
import { prose, text } from '../../fields/text.ts';
import { compactField, defineSection, heading } from '../section.ts';

export const curriculum = defineSection(
  {
    kind: 'curriculum',
    group: 'product',
    describesProduct: true,
    drawing: 'M6 5h36v6H6zM6 14h36v12H6zM10 18h12M10 22h18M38 7v2M37 8h2M36 17h3',
    label: 'Módulos e aulas',
    help: 'O que há em cada módulo de um curso ou capítulo de um livro: em cartões, em linhas que se abrem ou em capas.',
    example: {
      heading: 'O que você vai ver',
      layout: 'groups',
      counter: 'Módulo',
      modules: [
        {
          title: 'Por onde começar',
          text: 'O que preparar antes da primeira aula, e como usar o material.',
          lessons: ['Como as aulas funcionam', 'O que você vai precisar', 'O primeiro passo'],
        },
        {
          title: 'A prática',
          text: 'O método inteiro, com um exercício em cada aula.',
          lessons: ['Um exemplo completo', 'Agora é com você', 'Os erros mais comuns'],
        },
        {
          title: 'Depois do curso',
          text: 'Como continuar por conta própria.',
          lessons: ['A sua rotina de estudo', 'Onde tirar dúvidas'],
        },
      ],
    },
  },
  {
    heading: heading(80).optional(),
    text: prose(300, { label: 'Introdução' }).optional(),
    layout: choice({
      label: 'Como aparece',
      options: {
        groups: { label: 'Em linhas que se abrem', help: 'O melhor para muitas aulas.' },
        cards: { label: 'Em cartões', help: 'Tudo à vista.' },
        covers: {
          label: 'Em capas',
          help: 'Imagens em pé, três por quatro. As aulas não aparecem.',
        },
      },
    }),
    counter: text(16, {
      label: 'Palavra antes do número',
      help: 'Módulo, Semana, Capítulo. O número vem sozinho.',
      initial: 'Módulo',
    }).optional(),
    modules: list(
      group(
        {
          title: text(80, { label: 'Título' }),
          text: prose(240, { label: 'Texto' }).optional(),
          duration: text(30, { label: 'Duração', initial: '1 hora' }).optional(),
          lessons: list(text(100, { label: 'Aula' }), { label: 'Aulas', min: 1, max: 30 }).optional(),
          picture: picture({ label: 'Imagem', minWidth: 480 }).optional(),
        },
        { label: 'Módulo' },
      ),
      { label: 'Módulos', min: 1, max: 24 },
    ),
    total: text(120, {
      label: 'Linha no fim',
      help: 'O total: 6 módulos, 42 aulas, 9 horas.',
    }).optional(),
    isCompact: compactField(),
  },
);
