type Props = {
  className?: string;
  /** The colour of the sun, if it differs from the book's. */
  accent?: string;
};

const PAGES =
  'M2,17.8c5.6-.9,10.4.6,13,3.7v7.6c-2.6-3.1-7.4-4.6-13-3.7zM30,17.8c-5.6-.9-10.4.6-13,3.7v7.6c2.6-3.1,7.4-4.6,13-3.7z';
const SUN = 'M9,15.5a7,7,0,0,1,14,0c-2.8.3-5.2,1.3-7,3.1-1.8-1.8-4.2-2.8-7-3.1z';

/** The path of the mark without its rays, for small sizes. */
export const SMALL_MARK = PAGES + SUN;

/** The brand's mark: a sun rising from an open book. */
export function LogoMark({ className, accent }: Props) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={PAGES} />
      <path fill={accent} d={SUN} />
      <path
        stroke={accent ?? 'currentColor'}
        strokeWidth="2.3"
        strokeLinecap="round"
        d="M16,3v2.6M7,6.6l1.9,1.9M25,6.6l-1.9,1.9"
      />
    </svg>
  );
}
