/** The address of each screen of the editor, and the role and name of an element that it has once it is loaded. */
export const SCREENS = {
  'pagina/principal/inicio/pages%2Fprincipal.sections.inicio.headline': ['textbox', 'Título'],
  'pagina/principal/depoimentos/proof.testimonials.0': ['button', 'Trocar imagem'],
  'pagina/principal/comportamento': ['heading', 'O que a página faz sozinha'],
  'pagina/oferta-exclusiva/pagina': ['textbox', 'Endereço'],
  precos: ['heading', 'Preços e promoção'],
  marca: ['heading', 'Marca'],
  rastreio: ['heading', 'Rastreio'],
  vendedor: ['heading', 'Quem vende'],
  conteudo: ['heading', 'Todo o conteúdo'],
  teste: ['heading', 'Teste A/B'],
  // This screen builds the site.
  conferir: ['heading', 'Impede a publicação'],
  publicar: ['link', 'Ver o que falta'],
  versoes: ['heading', 'Como era antes da primeira mudança'],
} as const;

/** How long the build for _Conferir_ may take on a busy machine. */
export const BUILD_MS = 100_000;

/** The colour schemes and widths in which a seller may see the screens. */
export const SCHEMES = ['light', 'dark'] as const;
export const WIDTHS = [390, 1280];
