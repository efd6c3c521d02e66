type Props = { text: string };

/** A text whose words with a hyphen stay whole on a line where there is room. */
export function WholeWords({ text }: Props) {
  return text.split(/(\S*\p{L}-\p{L}\S*)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block">
        {part}
      </span>
    ),
  );
}
