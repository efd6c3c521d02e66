import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readDraft } from '../../tests/support/draft.ts';
import { addFunnels, FUNNEL_PATHS } from '../../tests/support/funnels.ts';
import { checkContentBytes } from './loadContent.ts';
import { pagesOf } from './schemas.ts';

it('typical funnels of other products are valid content', () => {
  const draft = readDraft();
  addFunnels(draft);
  const files = Object.entries(draft).map(([file, value]) => [
    file,
    Buffer.from(stringify(value, { aliasDuplicateObjects: false })),
  ]);
  const { value, errors } = checkContentBytes(Object.fromEntries(files));
  expect(errors.map(({ file, path, message }) => `${file} ${path.join('.')}: ${message}`)).toEqual([]);
  expect(value && pagesOf(value).map(({ page }) => page.path)).toEqual(expect.arrayContaining(FUNNEL_PATHS));
});
