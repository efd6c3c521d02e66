import { Logo } from '../components/Logo.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = Content['site']['notFound'] & { logo: string; name: string };

export function NotFound({ logo, name, heading, code, text, homeLink }: Props) {
  return (
    <main id="conteudo" tabIndex={-1} className="sky min-h-dvh pt-[16vh] text-white">
      <div className="wrap pb-16 text-center">
        <Logo file={logo} name={name} className="mx-auto size-14" />
        {/* In the middle by its own width, and begun where it was, so that the figures do not jump when their face comes. */}
        <p className="ms-[50%] mt-6 w-max [translate:-50%] font-title text-[min(clamp(5rem,4rem+9vw,10rem),34vw)] text-horizon flat">
          {code}
        </p>
        <h1 lang="en" className="title mt-4">
          {heading}
        </h1>
        <p className="mx-auto mt-4 max-w-88 text-lg text-mist text-balance">{text}</p>
        <a href="/" className="button button-plain mt-8">
          {homeLink}
        </a>
      </div>
    </main>
  );
}
