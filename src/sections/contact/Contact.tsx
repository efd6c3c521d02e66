import { Icon } from '../../components/Icon.tsx';
import { NEW_TAB } from '../../components/newTab.ts';
import { Sentences } from '../../components/Sentences.tsx';
import type { SectionProps } from '../context.ts';

/** A card with a link to the seller's chat or, without a chat, to the seller's e-mail. */
export function Contact({ section, id, background, context }: SectionProps<'contact'>) {
  const { chatUrl, site } = context;
  return (
    <section id={id} className={`pt-(--band) pb-[calc(var(--band)+1rem)] ${background}`}>
      <div className="wrap">
        <div className="mx-auto max-w-160 rounded-lg bg-sheet padded text-center lifted">
          <h2 className="title">{section.heading}</h2>
          <p className="mt-4 text-balance text-soft md:text-lg">
            <Sentences text={section.text} />
          </p>
          <a
            href={chatUrl || `mailto:${site.seller.email}`}
            {...NEW_TAB}
            className="button button-plain mt-8 w-full flex-wrap gap-2.5 sm:w-auto sm:px-12"
          >
            {chatUrl && <Icon name="chat" className="size-7" />}
            {section.button}
          </a>
        </div>
      </div>
    </section>
  );
}
