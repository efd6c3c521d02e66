type Props = { text: string };

/**
 * What no line ends inside: a word with a hyphen, "·" with the word after it, and a word of one letter with the next. An
 * invisible character of a private plane may follow the letter.
 */
const WHOLE = /([^\s“”]+-[^\s“”;,.]+|· \S+|(?<!\S)\p{L}\p{Co}? \S+)/u;

/** A text whose lines break where large letters leave it readable. */
export function WholeWords({ text }: Props) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
