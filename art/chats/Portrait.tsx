type Props = {
  wall: string;
  hair: 'long' | 'curly';
  hairColor: string;
  skin: string;
  clothes: string;
};

/** The hair behind the head, by its kind. */
const HAIR = {
  long: 'M20 6.500c-6.500 0-10 4.600-10 11 0 5-1.500 9-1 14.500h22c.5-5.500-1-9.500-1-14.500 0-6.400-3.500-11-10-11z',
  curly:
    'M20 5a5 5 0 0 0-4.600 1.700A5 5 0 0 0 10.500 10a5 5 0 0 0-2.500 5 5 5 0 0 0-.5 5.500 4.800 4.800 0 0 0 4 5.500h17a4.800 4.800 0 0 0 4-5.500 5 5 0 0 0-.5-5.500 5 5 0 0 0-2.500-5 5 5 0 0 0-4.900-3.300A5 5 0 0 0 20 5z',
};
/** The hair over the forehead. */
const FRINGE = {
  long: 'M13.200 17.500c3.800-.4 6.800-2.600 8-6 1 3 2.800 5.300 5.600 6.300-.2-5-2.500-8-6.800-8s-6.700 3-6.800 7.700z',
  curly:
    'M13.300 16c1.700.2 3-.8 3.700-2.200 1 1 2.300 1.400 3.700.9 1 1.200 2.300 1.700 3.700 1.200.6.600 1.400.8 2.300.6-.4-4-2.700-6.700-6.700-6.700s-6.500 2.500-6.700 6.200z',
};

/** A profile picture, with few details because it is shown 40 px wide. */
export function Portrait({ wall, hair, hairColor, skin, clothes }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="portrait">
      <rect width="40" height="40" fill={wall} />
      <path d={HAIR[hair]} fill={hairColor} />
      <path d="M5 40c0-6.500 5-9.500 11-10.300V25h8v4.700C30 30.500 35 33.500 35 40z" fill={clothes} />
      <path d="M16 29.700V24h8v5.700c-.6 2.200-7.400 2.200-8 0z" fill={skin} />
      <path d="M13.200 17.500a6.800 7.600 0 0 1 13.600 0c0 5-3 9-6.800 9s-6.800-4-6.800-9z" fill={skin} />
      <path d={FRINGE[hair]} fill={hairColor} />
      <circle cx="17" cy="18.500" r=".9" fill="#2b1a14" />
      <circle cx="23" cy="18.500" r=".9" fill="#2b1a14" />
      <path d="M17 21.800c1.800 2 4.200 2 6 0z" fill="#fff" />
    </svg>
  );
}
