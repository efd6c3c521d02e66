type Props = { label: string };

/** The way back to the notice of sections/Consent.tsx, for the foot of a page. Without scripts there is none to go back to. */
export function ConsentChange({ label }: Props) {
  return (
    <a href="#cookies" data-consent-change hidden className="consent-link">
      {label}
    </a>
  );
}
