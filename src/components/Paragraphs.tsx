import { Prose } from './Prose.tsx';

type Props = { text: string; className?: string };

/** A text of which each line becomes a paragraph, with bold words and links. */
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
