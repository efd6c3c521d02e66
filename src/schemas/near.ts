import { distance } from 'fastest-levenshtein';

/** As one hears it: without accents, capitals, hyphens and underscores. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\s_-]/gu, '')
    .toLowerCase();

const letters = (word: string) => [...word].toSorted().join('');

/** How many letters two words differ by; two that changed places are one slip. */
const apartBy = (one: string, other: string) => (letters(one) === letters(other) ? 1 : distance(one, other));

/** The name among `names` that `written` is a misspelling of: at most a third of its letters differ. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const heard = plain(written);
  const [best] = names
    .map((name) => ({ name, apart: plain(name) === heard ? 0 : apartBy(heard, plain(name)) }))
    .filter(({ name, apart }) => apart <= Math.max(1, Math.floor(Math.max(heard.length, name.length) / 3)))
    .filter(({ name, apart }) => apart < Math.max(plain(name).length, heard.length))
    .toSorted((one, other) => one.apart - other.apart);
  return best?.name;
}
