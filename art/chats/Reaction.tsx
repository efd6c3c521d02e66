type Props = { kind: 'heart' | 'flame' };

const drawings = {
  heart: (
    <path
      fill="#d8455f"
      d="M12 20.300C6.5 16.3 3.5 13.2 3.5 9.600c0-2.7 2-4.7 4.5-4.7 1.6 0 3.1.8 4 2.2.9-1.4 2.4-2.2 4-2.2 2.5 0 4.5 2 4.5 4.7 0 3.6-3 6.7-8.5 10.700z"
    />
  ),
  flame: (
    <>
      <path
        fill="#e8743b"
        d="M12.6 2.500c.7 3.6 6.4 6 6.4 11.7 0 4.2-3.1 7.3-7 7.300s-7-3-7-7c0-3 1.6-4.9 3-6.5.3 1.5.9 2.3 1.8 2.8.2-3.3.9-6 2.8-8.300z"
      />
      <path
        fill="#ffd08a"
        d="M12.2 12.200c.5 1.9 2.9 2.9 2.9 5.500a3 3 0 0 1-6.1 0c0-2.4 2.2-3.1 3.2-5.500z"
      />
    </>
  ),
} as const;

/** A small drawing that overlaps a message's lower edge. */
export function Reaction({ kind }: Props) {
  return (
    <span className="reaction">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {drawings[kind]}
      </svg>
    </span>
  );
}
