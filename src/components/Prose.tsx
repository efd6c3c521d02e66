import { readProse } from '../domain/prose.ts';
import { readTarget } from '../domain/target.ts';
import { NEW_TAB } from './newTab.ts';

/** A text with bold words and links. See domain/prose.ts for the markup. */
export function Prose({ text }: { text: string }) {
  return readProse(text).map(({ text: words, isBold, to = '' }, index) => {
    if (isBold) return <strong key={index}>{words}</strong>;
    const target = readTarget(to);
    if (!target || target.kind === 'offer') return words;
    return (
      <a key={index} href={to} {...(target.kind === 'address' && NEW_TAB)} className="underline">
        {words}
      </a>
    );
  });
}
