import { expect, it } from 'vitest';
import { loadContent } from '../content-model/loadContent.ts';
import { drawSocialCard } from './socialCard.ts';

const { brand } = loadContent();
const card = (title: string) => drawSocialCard({ brand, name: 'Planner', title, note: '' });

it('draws a text with unseen characters, as they come along when it is pasted', {
  timeout: 60_000,
}, async () => {
  const plain = await card('Com Deus');
  expect((await card('\ufeffCom\u200b \u202eDe\u00adus\u{e0001}')).equals(plain)).toBe(true);
  expect((await card('Com Deus!')).equals(plain)).toBe(false);
});
