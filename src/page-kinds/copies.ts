import type { PageAnswers, PageKind, PageValue } from './pageKind.ts';

/** Copies a page without the fields that belong to that page alone. */
function copyOf({ source, name, path }: PageAnswers): PageValue {
  if (!source) throw new Error('There is no page to copy.');
  const {
    footerLink: _,
    order: __,
    hidden: ___,
    formerPaths: ____,
    leave,
    duringPromotion,
    canonical,
    sections,
    ...page
  } = source;
  return {
    ...page,
    sections: sections.filter(({ versionOf }) => versionOf === undefined),
    // A page must not lead to itself.
    ...(leave && leave.to !== path && { leave }),
    ...(duringPromotion !== path && duringPromotion !== undefined && { duringPromotion }),
    ...(canonical !== path && canonical !== undefined && { canonical }),
    name,
    path,
  };
}

export const copy: PageKind = {
  id: 'copy',
  label: 'Cópia de uma página',
  help: 'Igual a uma que já existe, para mudar à vontade.',
  name: 'Cópia',
  path: '/copia',
  questions: ['source'],
  make: copyOf,
};

export const sales: PageKind = {
  id: 'sales',
  label: 'Outra página de vendas',
  help: 'A mesma venda para outro público, com endereço próprio, para um anúncio ou uma parceria.',
  name: 'Página para outro público',
  path: '/outro-publico',
  questions: ['source', 'search'],
  make: (answers) => {
    const { canonical: _, ...page } = copyOf(answers);
    const original = answers.source?.canonical ?? answers.source?.path;
    return {
      ...page,
      isIndexed: answers.search !== 'off',
      ...(answers.search === 'original' && original !== undefined && { canonical: original }),
    };
  },
};
