const heights = [
  5, 9, 14, 8, 18, 22, 12, 16, 24, 19, 10, 6, 13, 20, 26, 17, 9, 14, 22, 15, 7, 11, 18, 23, 12, 8, 15, 10, 6,
  4,
];

type Props = { duration: string; playedShare: number };

/** A voice message: a play button, a waveform and the duration. */
export function AudioMessage({ duration, playedShare }: Props) {
  return (
    <div className="audio">
      <span className="play">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6.300v11.400l9-5.700z" fill="currentColor" strokeLinejoin="round" />
        </svg>
      </span>
      <svg className="wave" viewBox="0 0 150 28" preserveAspectRatio="xMinYMid" aria-hidden="true">
        {heights.map((height, index) => (
          <rect
            key={index}
            x={index * 5}
            y={14 - height / 2}
            width="2.6"
            height={height}
            rx="1.3"
            opacity={index / heights.length < playedShare ? 1 : 0.38}
          />
        ))}
      </svg>
      <span className="duration">{duration}</span>
    </div>
  );
}
