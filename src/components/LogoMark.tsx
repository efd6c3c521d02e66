type Props = { className?: string };

/** The brand's mark: a sun rising from an open book. The sun takes `--logo-accent`. */
export function LogoMark({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d="M2 17.8c5.6-.9 10.4.6 13 3.7v7.6c-2.6-3.1-7.4-4.6-13-3.7zM30 17.8c-5.6-.9-10.4.6-13 3.7v7.6c2.6-3.1 7.4-4.6 13-3.7z" />
      <g fill="var(--logo-accent, currentColor)" stroke="var(--logo-accent, currentColor)">
        <path stroke="none" d="M9 15.5a7 7 0 0 1 14 0c-2.8.3-5.2 1.3-7 3.1-1.8-1.8-4.2-2.8-7-3.1z" />
        <path strokeWidth="2.3" strokeLinecap="round" d="M16 3v2.6M7 6.6l1.9 1.9M25 6.6l-1.9 1.9" />
      </g>
    </svg>
  );
}
