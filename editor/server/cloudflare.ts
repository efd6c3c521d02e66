// Explains to the seller why wrangler, Cloudflare's program, failed. The editor runs it without a terminal, so wrangler
// cannot ask questions.
import type { PublishProgress } from '../api.ts';

type Failure = Pick<PublishProgress, 'text' | 'address' | 'output'>;

export const isNotLoggedIn = (output: string): boolean =>
  /CLOUDFLARE_API_TOKEN|wrangler login|not authenticated|Authentication error/i.test(output);

const DASHBOARD = 'https://dash.cloudflare.com';

/** The messages for failures, recognised by wrangler's output. */
const FAILURES: [matches: (output: string) => boolean, text: string, address?: string][] = [
  [
    (output) => output.includes('/workers/onboarding'),
    'Falta escolher o endereço gratuito da sua conta, que termina em workers.dev: é só desta vez. Abra o painel da Cloudflare, escolha um nome e publique de novo.',
  ],
  [
    (output) => output.includes("verify your account's email"),
    'Falta confirmar o seu e-mail na Cloudflare. Abra a mensagem que ela mandou, siga o link e publique de novo.',
    DASHBOARD,
  ],
  [
    (output) => output.includes('More than one account'),
    'O seu e-mail abre mais de uma conta da Cloudflare, e o editor não sabe em qual publicar. Escreva o número da conta (Account ID) em wrangler.jsonc, assim: "account_id": "número", e publique de novo.',
    DASHBOARD,
  ],
  [
    isNotLoggedIn,
    'Você ainda não entrou na sua conta da Cloudflare. Publique de novo e, na janela que se abre no navegador, entre e autorize em até 2 minutos.',
  ],
  [
    (output) => /fetch failed|ENOTFOUND|EAI_AGAIN|could not be reached/.test(output),
    'A Cloudflare não respondeu. Confira a internet e publique de novo.',
  ],
];

/** The message for a failed run of wrangler: what to do and where, or the output if the cause is unknown. */
export function explainCloudflare(output: string): Failure {
  const [, text, page] = FAILURES.find(([matches]) => matches(output)) ?? [];
  if (!text) return { text: 'A Cloudflare não aceitou o site: nada foi publicado.', output };
  const [address = page] = /https:\/\/dash\.cloudflare\.com\/\S+\/onboarding/.exec(output) ?? [];
  return { text, ...(address && { address }) };
}
