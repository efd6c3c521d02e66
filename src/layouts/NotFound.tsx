import { HelpLink } from '../components/HelpLink.tsx';
import { Logo } from '../components/Logo.tsx';
import type { Content } from '../content-model/schemas.ts';
import { chatLink } from '../domain/chatLink.ts';

type Props = { content: Pick<Content, 'site' | 'brand'> };

/** Half a sun with its rays, behind two hills. */
const SUNRISE = (
  <>
    <circle cx="720" cy="132" r="62" fill="var(--horizon)" />
    <path
      d="M720 48V22M655 66l-18-19M785 66l18-19M612 100l-25-7M828 100l25-7"
      stroke="var(--horizon)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path d="M0 136Q330 86 720 130T1440 108V200H0z" fill="var(--plum)" />
    <path d="M0 184Q360 142 760 166T1440 160V200H0z" fill="var(--night)" />
  </>
);

/** The circle and the two bands across a corner, as on the covers of the calm scene. */
const SHAPES = (
  <>
    <circle cx="1130" cy="250" r="190" fill="var(--indigo)" />
    <path d="M1190 200 1440 22v66L1282 200z" fill="var(--apricot)" />
    <path d="M1282 200 1440 88v112z" fill="var(--gold)" />
  </>
);

export function NotFound({ content: { brand, site } }: Props) {
  const { name, chat, notFound } = site;
  const isCalm = brand.scene === 'calma';
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className="sky not-found relative isolate grid min-h-dvh content-center overflow-hidden pt-8 pb-(--scene) text-white"
    >
      <div className="wrap text-center">
        <Logo file={brand.logo} name={name} className="mx-auto size-14" />
        {/* Centred by its own width, so that the digits do not jump when their font arrives. */}
        <p className="ms-[50%] mt-6 w-max [translate:-50%] font-title text-[min(25.4vw,10rem)] text-horizon flat">
          {notFound.code}
        </p>
        <h1 lang={notFound.headingInEnglish ? 'en' : undefined} className="title mt-4">
          {notFound.heading}
        </h1>
        <p className="mx-auto mt-4 max-w-88 text-lg text-mist text-balance">{notFound.text}</p>
        <a href="/" className="button mt-8 bg-sheet text-ink lifted hover:bg-horizon">
          {notFound.homeLink}
        </a>
        {chat.phone && (
          <HelpLink
            label={chat.label}
            url={chatLink(chat.phone, chat.message)}
            className="inline-block p-3 underline underline-offset-[0.25em]"
          />
        )}
      </div>
      {/*
       * The drawing is as wide as the window. A narrow window cuts off the sides of the sunrise, or the left side of
       * the shapes. In a wide window the drawing is taller than its box, and its top is still visible.
       */}
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 200"
        preserveAspectRatio={isCalm ? 'xMaxYMax slice' : 'xMidYMax slice'}
        className="absolute inset-x-0 -bottom-px z-[-1] h-(--scene) w-full max-w-none overflow-visible forced-color-adjust-none"
      >
        {isCalm ? SHAPES : SUNRISE}
      </svg>
    </main>
  );
}
