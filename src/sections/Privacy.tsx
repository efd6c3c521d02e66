import { Logo } from '../components/Logo.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Topic } from '../components/Topic.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { DataPractices } from '../domain/dataPractices.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import { formatSaoPauloDay } from '../domain/saoPauloTime.ts';

type Props = {
  words: Content['privacy'];
  logo: string;
  name: string;
  email: string;
  chatMessage: string;
  practices: DataPractices;
};

/** Names as a sentence has them: "Hotmart ou Kiwify", "Meta e Google". */
const listed = (names: string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('pt-BR', { type }).format(names);

/** What the site does with the data of who visits, topic by topic: only what `practices` says that it does. */
export function Privacy({ words, logo, name, email, chatMessage, practices }: Props) {
  const { responsible, visit, video, purchase, chat, ads, abroad, reasons, keeping, rights } = words;
  const { minors, regret, changes } = words;
  const { hasPixel, hasAnalytics, platforms, companiesAbroad } = practices;
  const isMeasured = hasPixel || hasAnalytics;
  const platform = listed(platforms, 'disjunction') || purchase.unnamedPlatform;
  const mail = <TextLink href={`mailto:${email}`}>{email}</TextLink>;
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="dawn relative overflow-hidden text-white">
        <div className="wrap pt-4 pb-24 md:pb-40">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2.5 font-title text-[min(1.1875rem,5.5vw)]"
          >
            <Logo file={logo} name={name} className="size-[32px] flex-none" />
            {name}
          </a>
          <h1 className="title mt-8 max-w-[14.25em] md:mt-12">{words.heading}</h1>
        </div>
        <div className="horizon absolute inset-x-[-5%] bottom-[-1px] h-8 md:h-16" />
      </div>
      <div className="reading">
        <div className="wrap pt-6 pb-16 md:pt-10 md:pb-24">
          <p className="mb-10 max-w-[34em] text-lg md:mb-14">{words.intro}</p>
          <Topic heading={responsible.heading}>
            <p>{responsible.text}</p>
            <p>
              {responsible.contact} {mail}
            </p>
          </Topic>
          <Topic heading={visit.heading}>
            <p>{visit.site}</p>
            <p>
              {visit.hosting}
              {!isMeasured && ` ${visit.alone}`}
            </p>
            {practices.remembersOffer && <p>{visit.offer}</p>}
            {practices.keepsCampaign && (
              <p>
                {visit.campaign} {visit.clicks}
              </p>
            )}
          </Topic>
          {practices.videoHosts.length > 0 && (
            <Topic heading={video.heading}>
              {practices.videoHosts.map((host) => (
                <p key={host}>{video[host]}</p>
              ))}
            </Topic>
          )}
          {practices.hasChat && (
            <Topic heading={chat.heading}>
              <p>{fillPlaceholders(chat.text, { mensagem: chatMessage })}</p>
            </Topic>
          )}
          <Topic heading={purchase.heading}>
            <p>{fillPlaceholders(purchase.checkout, { plataforma: platform })}</p>
            <p>{purchase.received}</p>
          </Topic>
          <Topic heading={regret.heading}>
            <p>
              {regret.text} {mail}
            </p>
          </Topic>
          {isMeasured && (
            <Topic heading={ads.heading}>
              {hasPixel && <p>{ads.pixel}</p>}
              {hasAnalytics && <p>{ads.analytics}</p>}
              <p>{ads.choice}</p>
            </Topic>
          )}
          <Topic heading={abroad.heading}>
            <p>
              {companiesAbroad.length > 0
                ? fillPlaceholders(abroad.text, { empresas: listed(companiesAbroad, 'conjunction') })
                : abroad.alone}
            </p>
          </Topic>
          <Topic heading={reasons.heading}>
            <p>{reasons.text}</p>
            <Points
              items={[
                reasons.contract,
                reasons.duty,
                ...(isMeasured ? [reasons.consent] : []),
                reasons.interest,
              ]}
            />
          </Topic>
          <Topic heading={keeping.heading}>
            <p>{keeping.text}</p>
          </Topic>
          <Topic heading={rights.heading}>
            <p>{rights.text}</p>
            <Points items={rights.items} />
            <p>
              {rights.how} {mail}
            </p>
            <p>
              {rights.complaint}{' '}
              <TextLink href={rights.complaintLink}>
                {rights.complaintLink.replace(/^https:\/\/(?:www\.)?/i, '')}
              </TextLink>
            </p>
          </Topic>
          <Topic heading={minors.heading}>
            <p>{minors.text}</p>
          </Topic>
          <Topic heading={changes.heading}>
            <p>
              {changes.text} {changes.updated}{' '}
              <time dateTime={new Date(changes.updatedOn).toISOString().slice(0, 10)}>
                {formatSaoPauloDay(changes.updatedOn)}
              </time>
              .
            </p>
          </Topic>
        </div>
      </div>
    </main>
  );
}

function Points({ items }: { items: string[] }) {
  return (
    <ul className="ms-5 grid list-disc gap-2">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
