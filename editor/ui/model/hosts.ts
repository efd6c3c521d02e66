import type { FieldOption } from '../../../src/content-model/fieldTree.ts';
import type { PublishHost } from '../../api.ts';

type HostWords = { promise: string; start: string; running: string; version: string };

/** The texts of each host: only one of them changes the site on the internet. */
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
    help: 'Para Hostinger, HostGator e parecidos. No gerenciador de arquivos da hospedagem: envie e extraia em public_html. Por FTP: extraia antes no computador e envie tudo.',
  },
  {
    value: 'folder',
    label: 'Pasta',
    help: 'Só monta o site numa pasta deste computador, para arrastar à Netlify ou à Cloudflare. Para FTP, use o Arquivo ZIP.',
  },
];
