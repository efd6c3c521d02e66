import { Logo } from '../components/Logo.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { DataPractices } from '../domain/dataPractices.ts';
import { formatSaoPauloDay } from '../domain/saoPauloTime.ts';
import { privacyTopics } from './privacyTopics.tsx';

type Props = { content: Pick<Content, 'brand' | 'site' | 'privacy'>; practices: DataPractices };

/** The privacy page, with the topics that apply to `practices`. */
export function Privacy({ content: { brand, site, privacy: words }, practices }: Props) {
  const topics = privacyTopics(words, site, practices);
  const index = (
    <ul className="lg:mt-1 lg:columns-2 lg:gap-x-8">
      {topics.map(([id, { heading }]) => (
        <li key={id} className="break-inside-avoid">
          <a
            href={`#${id}`}
            className="block py-2.5 underline decoration-current/35 underline-offset-[0.25em] [line-height:1.4] hover:decoration-current lg:py-[0.3rem] lg:text-[0.9375rem]"
          >
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="dawn relative overflow-hidden text-white">
        <div className="wrap pt-4 pb-24 md:pb-40">
          <a href="/" className="inline-flex min-h-11 items-center gap-2.5 font-title text-name">
            <Logo file={brand.logo} name={site.name} className="size-[32px] flex-none" />
            {site.name}
          </a>
          <h1 className="title mt-8 max-w-[14.25em] md:mt-12">{words.heading}</h1>
          <p className="mt-4 text-mist">
            {words.changes.updated}{' '}
            <time dateTime={new Date(words.changes.updatedOn).toISOString().slice(0, 10)}>
              {formatSaoPauloDay(words.changes.updatedOn)}
            </time>
          </p>
        </div>
        <div className="horizon absolute inset-x-[-5%] bottom-[-1px] h-8 md:h-16" />
      </div>
      <div className="reading relative -mt-px text-pretty">
        <div className="wrap pt-6 pb-16 md:pt-10 md:pb-24">
          <div className="grid gap-4 pb-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16 lg:pb-14">
            <p className="max-w-[34em] text-lg">{words.intro}</p>
            {/* A wide screen always shows the index. On a narrow one, where it would be long, a tap opens it. */}
            <nav aria-label={words.contents} className="max-lg:hidden">
              <p className="semibold">{words.contents}</p>
              {index}
            </nav>
            <details className="lg:hidden">
              <summary className="privacy-summary semibold flex min-h-11 cursor-pointer list-none items-center gap-2">
                {words.contents}
              </summary>
              {index}
            </details>
          </div>
          {topics.map(([id, { heading }, paragraphs]) => (
            <section
              key={id}
              id={id}
              className="line-above grid gap-3 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16 lg:py-10"
            >
              <h2 className="subtitle">{heading}</h2>
              <div className="grid max-w-[34em] gap-4">{paragraphs}</div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
