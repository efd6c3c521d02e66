import type { PageKind } from './pageKind.ts';

export const empty: PageKind = {
  id: 'empty',
  label: 'Vazia',
  help: 'Sem partes: você escolhe cada uma.',
  name: 'Página nova',
  path: '/pagina-nova',
  make: ({ name, path }) => ({
    path,
    name,
    title: '{nome}',
    description: 'Conheça o {nome}.',
    socialTitle: '{nome}',
    isIndexed: false,
    sections: [],
  }),
};
