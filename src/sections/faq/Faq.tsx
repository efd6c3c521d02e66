import { Disclosure } from '../../components/Disclosure.tsx';
import type { SectionProps } from '../context.ts';

/**
 * Questions. Because their disclosures share a name, at most one is open, even without scripts. client/ui/chatButton.ts
 * looks for `data-questions`. Implements docs/behaviour.md#faq.
 */
export function Faq({ section, id, background }: SectionProps<'faq'>) {
  return (
    <section id={id} data-questions="" className={`band ${background}`}>
      <div className="wrap">
        <h2 className="title mx-auto max-w-[14.25em] text-center">{section.heading}</h2>
        <div className="mx-auto mt-6 max-w-192 md:mt-10">
          {section.items.map(({ question, answer }) => (
            <Disclosure key={question} name={id} summary={<h3>{question}</h3>}>
              <p className="max-w-[35.5em] pe-8 pb-6 md:text-lg">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
