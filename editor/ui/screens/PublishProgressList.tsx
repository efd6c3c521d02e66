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

type Props = { progress: readonly PublishProgress[]; host: PublishHost };

type ResultProps = Pick<PublishProgress, 'text' | 'address'> & { host: PublishHost };

function Result({ text, address, host }: ResultProps) {
  const isOnline = address?.startsWith('https://');
  return (
    <section className="result-card">
      <Heading level={2}>
        <Icon name="check" />
        {text}
      </Heading>
      {isOnline ? (
        <a className="link address" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      ) : (
        <code className="address">{address}</code>
      )}
      {host === 'zip' && <p>Envie este arquivo no gerenciador da hospedagem e extraia em public_html.</p>}
    </section>
  );
}

function TestPurchase() {
  return (
    <section className="section">
      <Heading level={2}>Agora, uma compra de teste</Heading>
      <ul className="test-purchase">
        {TEST_PURCHASE.map((text) => (
          <li key={text}>
            <label>
              <input type="checkbox" /> {text}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The steps of publishing as they are done, and what came of them. */
export function PublishProgressList({ progress, host }: Props) {
  const last = progress.at(-1);
  if (!last) return null;
  const steps = progress.filter(({ step }) => step !== 'done');
  return (
    <>
      <div aria-live="polite">
        <ol className="progress">
          {steps.map(({ step, text }, index) => (
            <li key={`${step}${text}`} className={step}>
              {step === 'failed' ? (
                <Icon name="warning" />
              ) : index < progress.length - 1 ? (
                <Icon name="check" />
              ) : (
                <span className="spinner" />
              )}
              {text}
            </li>
          ))}
        </ol>
        {last.step === 'done' && <Result {...last} host={host} />}
      </div>
      {last.step === 'done' && <TestPurchase />}
      {last.step === 'failed' && last.address && (
        <a className="button primary" href={last.address} target="_blank" rel="noreferrer">
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
    </>
  );
}
