import { Prose } from './Prose.tsx';

type Props = { text: string; className?: string };

/** Renders each line of a text as a paragraph, with bold words and links. */
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
