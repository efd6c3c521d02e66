import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['help']> & {
  light: string;
  /** Where the button leads: the chat, or an e-mail where there is none. */
  helpUrl: string;
};

export function Help({ light, heading, text, button, helpUrl }: Props) {
  return (
    <section id="ajuda" className={`help-band ${light} text-white`}>
      <div className="wrap">
        <div className="mx-auto max-w-160 rounded-lg frame [border-color:rgb(255_255_255/.2)] bg-violet padded text-center lifted">
          <h2 className="title">{heading}</h2>
          <p className="mt-4 text-balance text-lg text-mist">{text}</p>
          <a
            href={helpUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby="new-tab"
            className="button button-plain mt-8 w-full sm:w-auto sm:px-10"
          >
            {button}
          </a>
        </div>
      </div>
    </section>
  );
}
