import type { ReactNode } from 'react';
import { EmailAddress } from '../components/EmailAddress.tsx';
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

/** Each with its anchor; false where the site does not do what it is about. */
type Topics = (false | [id: string, words: { heading: string }, paragraphs: ReactNode])[];

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
  const mail = (
    <TextLink href={`mailto:${email}`}>
      <EmailAddress address={email} />
    </TextLink>
  );
  const topics: Topics = [
    [
      'responsavel',
      responsible,
      <>
        <p>{responsible.text}</p>
        <p>
          {responsible.contact} {mail}
        </p>
      </>,
    ],
    [
      'visita',
      visit,
      <>
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
      </>,
    ],
    practices.videoHosts.length > 0 && [
      'video',
      video,
      practices.videoHosts.map((host) => <p key={host}>{video[host]}</p>),
    ],
    practices.hasChat && ['chat', chat, <p>{fillPlaceholders(chat.text, { mensagem: chatMessage })}</p>],
    [
      'compra',
      purchase,
      <>
        <p>{fillPlaceholders(purchase.checkout, { plataforma: platform })}</p>
        <p>{purchase.received}</p>
      </>,
    ],
    [
      'arrependimento',
      regret,
      <p>
        {regret.text} {mail}
      </p>,
    ],
    isMeasured && [
      'anuncios',
      ads,
      <>
        {hasPixel && <p>{ads.pixel}</p>}
        {hasAnalytics && <p>{ads.analytics}</p>}
        <p>{ads.choice}</p>
      </>,
    ],
    [
      'exterior',
      abroad,
      <p>
        {companiesAbroad.length > 0
          ? fillPlaceholders(abroad.text, { empresas: listed(companiesAbroad, 'conjunction') })
          : abroad.alone}
      </p>,
    ],
    [
      'motivos',
      reasons,
      <>
        <p>{reasons.text}</p>
        <Points
          items={[reasons.contract, reasons.duty, ...(isMeasured ? [reasons.consent] : []), reasons.interest]}
        />
      </>,
    ],
    ['prazo', keeping, <p>{keeping.text}</p>],
    [
      'direitos',
      rights,
      <>
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
      </>,
    ],
    ['menores', minors, <p>{minors.text}</p>],
    ['mudancas', changes, <p>{changes.text}</p>],
  ];
  const shown = topics.filter((topic) => topic !== false);
  const index = (
    <ul className="privacy-index">
      {shown.map(([id, { heading }]) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  );
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
          <p className="mt-4 text-mist">
            {changes.updated}{' '}
            <time dateTime={new Date(changes.updatedOn).toISOString().slice(0, 10)}>
              {formatSaoPauloDay(changes.updatedOn)}
            </time>
          </p>
        </div>
        <div className="horizon absolute inset-x-[-5%] bottom-[-1px] h-8 md:h-16" />
      </div>
      <div className="reading">
        <div className="wrap pt-6 pb-16 md:pt-10 md:pb-24">
          <div className="privacy-start">
            <p className="max-w-[34em] text-lg">{words.intro}</p>
            {/* On a computer in full; on a phone, where it is long, opened by a touch. */}
            <nav aria-label={words.contents}>
              <p className="semibold">{words.contents}</p>
              {index}
            </nav>
            <details>
              <summary>{words.contents}</summary>
              {index}
            </details>
          </div>
          {shown.map(([id, { heading }, paragraphs]) => (
            <Topic key={id} id={id} heading={heading}>
              {paragraphs}
            </Topic>
          ))}
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
