import { Heading } from 'react-aria-components';
import type { PublishProgress, PublishState } from '../../api.ts';
import { dateTimeFormat } from '../model/dates.ts';
import { HOST_WORDS } from '../model/hosts.ts';
import { Button, ButtonLink } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { TextLink } from '../shell/TextLink.tsx';
import { Findings } from './CheckScreen.tsx';
import { ScreenSection } from './Screen.tsx';

/** The steps of a test purchase after publishing. */
const TEST_PURCHASE = [
  'Abra o endereço no celular, de preferência pelo navegador do Instagram.',
  'Toque em cada botão de compra: a página de pagamento abre com o produto e o preço certos?',
  'Faça uma compra de verdade em cada oferta e, se houver, na promoção. Se a plataforma não deixar comprar o próprio produto, peça a alguém.',
  'O acesso chegou por e-mail, e o link abre?',
  'Peça o reembolso pela plataforma, como um cliente faria.',
  'Com pixel ligado: a compra apareceu no Gerenciador de Eventos?',
];

/** The index of the step in which the seller uploads the file or folder. */
const UPLOAD_STEP = 1;

type ResultProps = { last: NonNullable<PublishState['last']>; isNew: boolean; onOpen: () => void };

/** Defined outside the component, so that React calls it once. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Shows the last publication, what the seller still has to upload, and the steps of a test purchase. */
export function Result({ last: { at, host, text, address }, isNew, onOpen }: ResultProps) {
  return (
    <>
      <div
        ref={isNew ? bringIntoView : null}
        className="mt-5 grid justify-items-start gap-2 rounded-box bg-good-tint px-4.5 py-4"
      >
        <Heading level={2} className="flex items-center gap-2 text-good text-lead">
          <Icon name="check" />
          {text}
        </Heading>
        <p>
          {HOST_WORDS[host].version} {dateTimeFormat.format(at)}.
        </p>
        {host === 'cloudflare' ? (
          <TextLink className="text-lead wrap-anywhere" href={address} target="_blank" rel="noreferrer">
            {address}
          </TextLink>
        ) : (
          address && (
            <>
              <p>
                O editor não envia: quem põe no ar é você. <strong>Assim:</strong>
              </p>
              <ol className="grid list-decimal gap-2 ps-5">
                {HOST_WORDS[host].next?.map((text, index) => (
                  <li key={text}>
                    {text}
                    {index === UPLOAD_STEP && (
                      <>
                        <code className="my-1.5 block text-lead wrap-anywhere">{address}</code>
                        <Button size="small" onPress={onOpen}>
                          Abrir a pasta
                        </Button>
                      </>
                    )}
                  </li>
                ))}
              </ol>
            </>
          )
        )}
      </div>
      <TestPurchase />
    </>
  );
}

function TestPurchase() {
  return (
    <ScreenSection title="Agora, uma compra de teste">
      <ul className="mt-3 grid gap-3">
        {TEST_PURCHASE.map((text) => (
          <li key={text}>
            <label className="flex items-baseline gap-2.5">
              <input type="checkbox" />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </ScreenSection>
  );
}

type Props = { progress: readonly PublishProgress[]; onCancel: () => void };

/** Shows the steps of publishing as they are completed. */
export function PublishProgressList({ progress, onCancel }: Props) {
  const last = progress.at(-1);
  if (!last) return null;
  // Only the last message of a step is shown, and a failure replaces the step that failed.
  const steps = progress.filter(({ step }, index) => {
    const next = progress[index + 1]?.step;
    return step !== 'done' && next !== step && next !== 'failed';
  });
  return (
    <>
      <div aria-live="polite">
        <ol className="mt-3 grid gap-3">
          {steps.map(({ step, text, canCancel }) => (
            <li
              key={`${step}${text}`}
              className={`flex items-start gap-2 ${step === 'failed' ? 'text-bad' : ''}`}
            >
              {step === 'failed' ? (
                <Icon name="warning" />
              ) : step !== last.step ? (
                <Icon name="check" className="text-good" />
              ) : (
                <span className="size-5 flex-none rounded-full border-2 border-line border-t-accent motion-safe:animate-spin" />
              )}
              {text}
              {canCancel && (
                <Button size="small" onPress={onCancel}>
                  Cancelar
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
      {last.step === 'failed' && last.address && (
        <ButtonLink variant="primary" className="mt-5" href={last.address} target="_blank" rel="noreferrer">
          Abrir o painel da Cloudflare
        </ButtonLink>
      )}
      {last.output && <pre className="overflow-auto rounded-box bg-sunk p-3 text-note">{last.output}</pre>}
      {last.findings && (
        <Findings
          title="Impede a publicação"
          findings={last.findings.filter(({ level }) => level === 'stop')}
        />
      )}
    </>
  );
}
