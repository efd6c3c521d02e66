import { Icon } from '../components/Icon.tsx';
import { Sentences } from '../components/Sentences.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['help']> & {
  light: string;
  /** None where the seller has no chat: the button leads to the e-mail. */
  chatUrl: string | undefined;
  email: string;
};

export function Help({ light, heading, text, button, chatUrl, email }: Props) {
  return (
    <section id="ajuda" className={`help-band ${light}`}>
      <div className="wrap">
        <div className="mx-auto max-w-160 rounded-lg bg-sheet padded text-center lifted">
          <h2 className="title">{heading}</h2>
          <p className="mt-4 text-balance text-soft md:text-lg">
            <Sentences text={text} />
          </p>
          <a
            href={chatUrl || `mailto:${email}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby="new-tab"
            className="button button-plain mt-8 w-full flex-wrap gap-2.5 sm:w-auto sm:px-12"
          >
            {chatUrl && <Icon name="chat" className="size-7" />}
            {button}
          </a>
        </div>
      </div>
    </section>
  );
}
