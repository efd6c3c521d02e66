import { Icon } from '../components/Icon.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['faq']> & { light: string };

/** Questions; the shared name lets one be open at a time, without scripts. */
export function Faq({ light, heading, items }: Props) {
  return (
    <section id="perguntas" className={`band ${light}`}>
      <div className="wrap">
        <h2 className="title mx-auto max-w-[14.25em] text-center">{heading}</h2>
        <div className="mx-auto mt-6 max-w-192 md:mt-10">
          {items.map(({ question, answer }) => (
            <details key={question} name="faq" className="question line-above">
              <summary className="min-h-16 items-center justify-between gap-4 py-4 semibold text-lg">
                <h3>{question}</h3>
                <Icon name="plus" className="plus-minus size-6 flex-none" />
              </summary>
              <p className="max-w-[35.5em] pe-8 pb-6 md:text-lg">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
