import { Fragment } from 'react';

type Props = { text: string };

/** Keeps each sentence of a text on one line where there is room. */
export function Sentences({ text }: Props) {
  return text.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}
