import { HelpLink } from '../components/HelpLink.tsx';
import { Logo } from '../components/Logo.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Scene } from '../domain/brand.ts';

type Props = {
  words: Content['site']['notFound'];
  logo: string;
  name: string;
  scene: Scene;
  /** The chat, where the seller has one. */
  help?: { label: string; url: string } | undefined;
};

export function NotFound({ words, logo, name, scene, help }: Props) {
  const { heading, headingInEnglish, code, text, homeLink } = words;
  return (
    <main id="conteudo" tabIndex={-1} className="sky not-found text-white">
      <div className="wrap text-center">
        <Logo file={logo} name={name} className="mx-auto size-14" />
        {/* In the middle by its own width, and begun where it was, so that the figures do not jump when their face comes. */}
        <p className="ms-[50%] mt-6 w-max [translate:-50%] font-title text-[min(clamp(5rem,4rem+9vw,10rem),34vw)] text-horizon flat">
          {code}
        </p>
        <h1 lang={headingInEnglish ? 'en' : undefined} className="title mt-4">
          {heading}
        </h1>
        <p className="mx-auto mt-4 max-w-88 text-lg text-mist text-balance">{text}</p>
        <a href="/" className="button mt-8 bg-sheet text-ink lifted hover:bg-horizon">
          {homeLink}
        </a>
        {help && <HelpLink {...help} className="not-found-help" />}
      </div>
      {scene === 'calma' ? <Shapes /> : <Sunrise />}
    </main>
  );
}

/** Half a sun with its rays behind two hills, as wide as the window: narrow ones see its middle. */
function Sunrise() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMax slice"
      className="not-found-scene"
    >
      <circle cx="720" cy="132" r="62" fill="var(--horizon)" />
      <path
        d="M720 48V22M655 66l-18-19M785 66l18-19M612 100l-25-7M828 100l25-7"
        stroke="var(--horizon)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M0 136Q330 86 720 130T1440 108V200H0z" fill="var(--plum)" />
      <path d="M0 184Q360 142 760 166T1440 160V200H0z" fill="var(--night)" />
    </svg>
  );
}

/** The round field and the two bands across a corner of the calm scene's covers. */
function Shapes() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMaxYMax slice"
      className="not-found-scene"
    >
      <circle cx="1130" cy="250" r="190" fill="var(--indigo)" />
      <path d="M1190 200 1440 22v66L1282 200z" fill="var(--apricot)" />
      <path d="M1282 200 1440 88v112z" fill="var(--gold)" />
    </svg>
  );
}
