import type { ReactNode } from 'react';
import { EmailAddress } from '../components/EmailAddress.tsx';
import { NEW_TAB } from '../components/newTab.ts';
import type { Content } from '../content-model/schemas.ts';
import type { DataPractices } from '../domain/dataPractices.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import { listed } from '../fields/field.ts';

/** A topic of the privacy page; `id` is its anchor. */
type PrivacyTopic = [id: string, words: { heading: string }, paragraphs: ReactNode];

/** The topics of the privacy page that apply to the site's practices. Implements docs/behaviour.md#privacy. */
export function privacyTopics(
  words: Content['privacy'],
  { seller: { email }, chat: { message } }: Content['site'],
  practices: DataPractices,
): PrivacyTopic[] {
  const { responsible, visit, video, purchase, chat, ads, abroad, reasons, keeping, rights } = words;
  const { minors, regret, changes } = words;
  const { trackers, platforms, companiesAbroad } = practices;
  const isMeasured = trackers.length > 0;
  const platform =
    new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(platforms) || purchase.unnamedPlatform;
  const mail = (
    <TextLink href={`mailto:${email}`}>
      <EmailAddress address={email} />
    </TextLink>
  );
  const topics: (PrivacyTopic | false)[] = [
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
        {practices.remembersLetter && <p>{visit.letter}</p>}
        {practices.remembersVariant && <p>{visit.test}</p>}
        <p>
          {visit.campaign} {visit.clicks}
        </p>
      </>,
    ],
    practices.videoHosts.length > 0 && [
      'video',
      video,
      practices.videoHosts.map((host) => <p key={host}>{video[host]}</p>),
    ],
    practices.hasChat && ['chat', chat, <p>{fillPlaceholders(chat.text, { mensagem: message })}</p>],
    [
      'compra',
      purchase,
      <>
        <p>{fillPlaceholders(purchase.checkout, { plataforma: platform })}</p>
        {practices.hasOneClick && <p>{purchase.oneClick}</p>}
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
        {trackers.map(({ name, privacy }) => (
          <p key={name}>{ads[name] ?? privacy}</p>
        ))}
        <p>{ads.choice}</p>
      </>,
    ],
    [
      'exterior',
      abroad,
      <p>
        {companiesAbroad.length > 0
          ? fillPlaceholders(abroad.text, { empresas: listed(companiesAbroad) })
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
  return topics.filter((topic) => topic !== false);
}

function Points({ items }: { items: string[] }) {
  return (
    <ul className="ms-5 grid list-disc gap-2 [line-height:1.6]">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A link in a sentence. A link to another site opens in a new tab. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} {...(href.startsWith('https:') && NEW_TAB)} className="semibold py-2.5 underline">
      {children}
    </a>
  );
}
