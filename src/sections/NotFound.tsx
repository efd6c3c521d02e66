import { LogoMark } from '../components/LogoMark.tsx';
import type { Content } from '../schemas/contentSchemas.ts';

type Props = Content['site']['notFound'];

export function NotFound({ heading, code, text, homeLink }: Props) {
  return (
    <main id="conteudo" tabIndex={-1} className="sky grid min-h-dvh place-items-center text-white">
      <div className="wrap py-16 pb-[22vh] text-center">
        <LogoMark className="mx-auto size-14 text-horizon" />
        <p className="mt-6 font-title text-[min(clamp(5rem,4rem+9vw,10rem),34vw)] text-horizon flat">
          {code}
        </p>
        <h1 lang="en" className="title mt-4">
          {heading}
        </h1>
        <p className="mx-auto mt-4 max-w-110 text-lg text-mist">{text}</p>
        <a href="/" className="button button-plain mt-8">
          {homeLink}
        </a>
      </div>
    </main>
  );
}
