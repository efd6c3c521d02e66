type Props = { label: string };

/** Reopens the notice of sections/Consent.tsx. Scripts show it, because without them there is no notice. */
export function ConsentChange({ label }: Props) {
  return (
    <a href="#cookies" data-consent-change hidden className="consent-link">
      {label}
    </a>
  );
}
