import { createElement, Fragment } from 'react';

type Props = { text: string };

/** Text whose prices never break between "R$" and the number. */
export function Phrase({ text }: Props) {
  const parts = text
    .split(/(R\$ [\d.,]*\d)/)
    .map((part) => (part.startsWith('R$ ') ? <span className="amount">{part}</span> : part));
  return createElement(Fragment, null, ...parts);
}
