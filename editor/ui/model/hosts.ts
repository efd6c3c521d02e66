import type { FieldOption } from '../../../src/content-model/fieldTree.ts';
import type { PublishHost } from '../../api.ts';

type HostWords = { promise: string; start: string; running: string; version: string };

/** The words of each way: only one of them changes the site on the internet. */
export const HOST_WORDS: Record<PublishHost, HostWords> = {
  cloudflare: {
    promise: 'O site só muda na internet quando você aperta “Publicar agora”.',
    start: 'Publicar agora',
    running: 'Publicando…',
    version: 'Publicado na Cloudflare em',
  },
  zip: {
    promise: 'Aqui só se monta o arquivo: o site muda na internet quando você o envia à hospedagem.',
    start: 'Montar agora',
    running: 'Montando…',
    version: 'Arquivo ZIP montado em',
  },
  folder: {
    promise: 'Aqui só se monta a pasta: o site muda na internet quando você a envia.',
    start: 'Montar agora',
    running: 'Montando…',
    version: 'Pasta montada em',
  },
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
