type Props = { author: string; text: string };

/** The message being answered, repeated above the answer. */
export function QuotedReply({ author, text }: Props) {
  return (
    <blockquote className="quoted">
      <strong>{author}</strong>
      <span>{text}</span>
    </blockquote>
  );
}
