import { Heading } from 'react-aria-components';
import type { PublishHost, PublishProgress } from '../../api.ts';
import { Icon } from '../shell/Icon.tsx';
import { Findings } from './CheckScreen.tsx';

/** What to try as a buyer, once the site is out. */
const TEST_PURCHASE = [
  'Abra o endereço no celular, de preferência pelo navegador do Instagram.',
  'Toque em cada botão de compra: a página de pagamento abre com o produto e o preço certos?',
  'Compre de verdade, com o seu cartão, o produto mais barato.',
  'O acesso chegou por e-mail, e o link abre?',
  'Peça o reembolso pela plataforma, como um cliente faria.',
  'Com pixel ligado: a compra apareceu no Gerenciador de Eventos?',
];

function Done({ last, host }: { last: PublishProgress; host: PublishHost }) {
  const isOnline = last.address?.startsWith('https://');
  return (
    <section className="section done">
      <Heading level={2}>{last.text}</Heading>
      {last.address &&
        (isOnline ? (
          <a className="link address" href={last.address} target="_blank" rel="noreferrer">
            {last.address}
          </a>
        ) : (
          <code className="address">{last.address}</code>
        ))}
      {host === 'zip' && (
        <p className="soft">Envie este arquivo no gerenciador da hospedagem e extraia em public_html.</p>
      )}
      <Heading level={3}>Agora, uma compra de teste</Heading>
      <ol className="test-purchase">
        {TEST_PURCHASE.map((text) => (
          <li key={text}>
            <label>
              <input type="checkbox" /> {text}
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = { progress: readonly PublishProgress[]; host: PublishHost };

/** The steps of publishing as they are done. */
export function PublishProgressList({ progress, host }: Props) {
  const last = progress.at(-1);
  if (!last) return null;
  return (
    <>
      <ol className="progress" aria-live="polite">
        {progress.map(({ step, text }, index) => (
          <li key={`${step}${text}`} className={step}>
            <Icon
              name={
                step === 'failed'
                  ? 'warning'
                  : index < progress.length - 1 || step === 'done'
                    ? 'check'
                    : 'next'
              }
            />
            {text}
          </li>
        ))}
      </ol>
      {last.step === 'failed' && last.address && (
        <a className="button primary where" href={last.address} target="_blank" rel="noreferrer">
          Abrir o painel da Cloudflare
        </a>
      )}
      {last.output && <pre className="output">{last.output}</pre>}
      {last.findings && (
        <Findings
          title="Impede a publicação"
          findings={last.findings.filter(({ rank }) => rank === 'stop')}
        />
      )}
      {last.step === 'done' && <Done last={last} host={host} />}
    </>
  );
}
