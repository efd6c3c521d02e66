import type { Content } from '../content-model/schemas.ts';

type Props = Content['home']['help'] & { chatUrl: string };

export function Help({ heading, text, button, chatUrl }: Props) {
  return (
    <section id="ajuda" className="nightfall pt-10 pb-12 text-white md:pt-16 md:pb-32">
      <div className="wrap">
        <div className="mx-auto max-w-160 rounded-lg frame [border-color:rgb(255_255_255/.2)] bg-[#2e2466] padded text-center lifted">
          <h2 className="title">{heading}</h2>
          <p className="mt-4 text-balance text-lg text-mist">{text}</p>
          <a
            href={chatUrl}
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
