import { Prose } from './Prose.tsx';

type Props = { text: string; className?: string };

/** A text in which each line is a paragraph, with words in bold and links. */
export function Paragraphs({ text, className }: Props) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => (
      <p key={index} className={className}>
        <Prose text={line} />
      </p>
    ));
}
