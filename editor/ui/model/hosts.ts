import type { FieldOption } from '../../../src/content-model/fieldTree.ts';
import type { PublishHost } from '../../api.ts';

export const HOST_NAMES: Record<PublishHost, string> = {
  cloudflare: 'Cloudflare',
  zip: 'arquivo ZIP',
  folder: 'pasta',
};

/** What publishing to each does, in the seller's words. */
export const HOSTS: FieldOption[] = [
  {
    value: 'cloudflare',
    label: 'Cloudflare',
    help: 'De graça e rápido. Na primeira vez o navegador pede para entrar na sua conta.',
  },
  {
    value: 'zip',
    label: 'Arquivo ZIP',
    help: 'Para Hostinger, HostGator e parecidos: você envia o arquivo no gerenciador de arquivos e extrai em public_html.',
  },
  {
    value: 'folder',
    label: 'Pasta',
    help: 'Só monta o site numa pasta deste computador, para enviar por FTP ou como quiser.',
  },
];
