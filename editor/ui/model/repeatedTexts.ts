// The texts that repeat another one, and that a seller may forget to change with it.
import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import type { EditorState, Place } from '../../api.ts';
import { dotted, placeOf, valueAt } from '../../places.ts';
import { fieldAt } from './fields.ts';
import { searchIndex } from './search.ts';

const HEADLINE = ['home.hero.headline', 'home.hero.headlineAccent'];
/** What WhatsApp shows with the link. */
const CARD_TITLE = 'site.pages.home.socialTitle';

/** The headline as the title that goes with the link; undefined for another text. */
export const titleFromHeadline = (place: Place, files: EditorState['files']): string | undefined =>
  HEADLINE.includes(dotted(place)) ? textOf(HEADLINE, files) : undefined;

const textOf = (names: string[], files: EditorState['files']): string =>
  names
    .map((name) => String(valueAt(files, placeOf(name)) ?? '').trim())
    .join(' ')
    .trim();

type Shown = Pick<EditorState, 'fields' | 'files' | 'templateValues'>;

/** Of the headline, the title that goes with the link while it says something else; of the product's name, the texts that have the one of before. */
export function textsToCheck(place: Place, before: string, shown: Shown): Place[] {
  const { fields, files, templateValues } = shown;
  if (HEADLINE.includes(dotted(place))) {
    const said = (names: string[]) => fillPlaceholders(textOf(names, files), templateValues).toLowerCase();
    return said([CARD_TITLE]).includes(said(HEADLINE)) ? [] : [placeOf(CARD_TITLE)];
  }
  if (dotted(place) !== 'site.name' || before === '') return [];
  return searchIndex(fields, files)
    .filter(({ value }) => value.includes(before))
    .map((entry) => entry.place)
    .filter((one) => dotted(one) !== dotted(place) && fieldAt(fields, files, one)?.kind === 'text');
}
