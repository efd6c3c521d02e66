import type { PublishHost } from '../../api.ts';

export const HOST_NAMES: Record<PublishHost, string> = {
  cloudflare: 'Cloudflare',
  zip: 'arquivo ZIP',
  folder: 'pasta',
};

/** What publishing to each does, in the seller's words. */
export const HOST_HELP: Record<PublishHost, string> = {
  cloudflare: 'De graça e rápido. Na primeira vez o navegador pede para entrar na sua conta.',
  zip: 'Para Hostinger, HostGator e parecidos: você envia o arquivo no gerenciador de arquivos e extrai em public_html.',
  folder: 'Só monta o site numa pasta deste computador, para enviar por FTP ou como quiser.',
};
