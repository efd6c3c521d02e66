import { Fragment } from 'react';
import { Tick } from './Icon.tsx';

type Props = { text: string };

/** Text whose "✓" is a drawn tick, because few fonts have one. */
export function Phrase({ text }: Props) {
  return text.split('✓').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Tick />}
      {part}
    </Fragment>
  ));
}
