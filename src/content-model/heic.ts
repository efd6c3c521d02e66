// HEIC is the picture format of iPhones, which browsers do not show.

export const isHeicName = (name: string): boolean => /\.hei[cf]$/i.test(name);

export const HEIC_ADVICE =
  'No iPhone, abra a foto, toque em Compartilhar, depois em Opções, escolha Mais Compatível e envie de novo: ela chega em JPEG';

/** Why a HEIC file is refused, and what the seller can do. */
export const HEIC_REFUSAL = `Esta foto é HEIC, o formato do iPhone, que os navegadores não mostram. ${HEIC_ADVICE}.`;
