import type { FieldOption } from '../../../src/fields/field.ts';
import type { PublishHost } from '../../api.ts';

type HostWords = {
  label: string;
  /** Describes publishing to the host. */
  help: string;
  promise: string;
  start: string;
  running: string;
  version: string;
  /** What the seller must do after the site has been built. */
  next?: readonly string[];
};

/** The texts of each host. Only publishing to Cloudflare changes the site on the internet. */
export const HOST_WORDS: Record<PublishHost, HostWords> = {
  cloudflare: {
    label: 'Cloudflare',
    help: 'De graça e rápido. Na primeira vez o navegador pede para entrar na sua conta.',
    promise: 'O site só muda na internet quando você aperta “Publicar agora”.',
    start: 'Publicar agora',
    running: 'Publicando…',
    version: 'Publicado na Cloudflare em',
  },
  zip: {
    label: 'Arquivo ZIP',
    help: 'Para Hostinger, HostGator e parecidos. No gerenciador de arquivos da hospedagem: envie e extraia em public_html. Por FTP: extraia o site.zip no computador e envie tudo para public_html.',
    promise: 'Aqui só se monta o arquivo: o site muda na internet quando você o envia à hospedagem.',
    start: 'Montar agora',
    running: 'Montando…',
    version: 'Arquivo ZIP montado em',
    next: [
      'No painel da sua hospedagem, abra o Gerenciador de arquivos e entre na pasta public_html (a de um subdomínio tem o nome dele).',
      'Envie para lá o arquivo site.zip. É o que está neste lugar do seu computador:',
      'Na hospedagem, escolha Extrair, ali mesmo, e confirme se ela perguntar se substitui. Depois apague lá o site.zip.',
      'Prefere FTP? Extraia o site.zip no seu computador e envie tudo o que há dentro dele para a mesma pasta.',
    ],
  },
  folder: {
    label: 'Pasta',
    help: 'Só monta o site numa pasta deste computador, para arrastar à Netlify ou à Cloudflare. Para FTP, use o Arquivo ZIP.',
    promise: 'Aqui só se monta a pasta: o site muda na internet quando você a envia.',
    start: 'Montar agora',
    running: 'Montando…',
    version: 'Pasta montada em',
    next: [
      'Abra app.netlify.com/drop ou, na Cloudflare, Workers & Pages, Create, Pages, Drag and drop your files.',
      'Arraste para lá a pasta dist inteira, não o que há dentro dela. É a que está neste lugar do seu computador:',
      'Espere o endereço aparecer. Para cada mudança, monte de novo e arraste outra vez no mesmo projeto.',
    ],
  },
};

export const HOSTS: FieldOption[] = Object.entries(HOST_WORDS).map(([value, { label, help }]) => ({
  value,
  label,
  help,
}));
