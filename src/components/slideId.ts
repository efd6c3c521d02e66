/** The id of a slide by its place from 0, for the links above the carousel. */
export const slideId = (index: number) => `pagina-${index + 1}`;
