import { emojiView } from '../../components/emojiDrawings.tsx';

type Props = {
  emoji: string;
  /** The address of the drawings: see featureDrawings.ts. */
  drawingsUrl: string;
  className?: string;
};

/** An emoji: the site's drawing of it, which loads after the files of the headline, or else the system's emoji. */
export function Emoji({ emoji, drawingsUrl, className = 'emoji' }: Props) {
  const view = emojiView(emoji);
  if (!view)
    return (
      <b aria-hidden="true" className={className}>
        {emoji}
      </b>
    );
  return (
    <img
      src={`${drawingsUrl}#${view}`}
      alt={emoji}
      aria-hidden="true"
      width="24"
      height="24"
      loading="lazy"
      fetchPriority="low"
      className={className}
    />
  );
}
