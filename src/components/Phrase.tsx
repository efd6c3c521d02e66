import { Fragment } from 'react';
import { Tick } from './Icon.tsx';

type Props = { text: string };

/** Text in which each "✓" is drawn, because few fonts have that character. */
export function Phrase({ text }: Props) {
  return text.split('✓').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Tick />}
      {part}
    </Fragment>
  ));
}
