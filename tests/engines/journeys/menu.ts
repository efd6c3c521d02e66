import { expect } from 'vitest';
import { content } from '../../support/content.ts';
import { type Journey, keepPicture, type Walk } from '../journey.ts';
import { attribute, centre, hasFocus, isSeen, path, press, texts } from '../page.ts';

const { menu } = content.site;
const BUTTON = '[popovertarget="menu"]';
const labels = [menu.about, menu.howItWorks, menu.testimonials, menu.price];
const link = (id: string) => `#menu a[href="#${id}"]`;

/** The section's heading stands on the screen, wholly below the fixed bar. */
async function expectArrivedAt({ visitor }: Walk, id: string): Promise<void> {
  await expect.poll(() => path(visitor)).toBe(`/#${id}`);
  const heading = () =>
    visitor.ask((section: string) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const { top, bottom } = document.querySelector(`#${section} h2`)?.getBoundingClientRect() ?? {};
      return top !== undefined && bottom !== undefined && top >= bar && bottom <= innerHeight;
    }, id);
  await expect.poll(heading, { message: `the heading of ${id} is on the screen` }).toBe(true);
}

export function menuJourneys(journey: Journey): void {
  journey('the button opens the menu, and a link closes it and leads to its section', {}, async (walk) => {
    const { visitor } = walk;
    expect(await isSeen(visitor, '#menu')).toBe(false);
    for (const id of ['sobre', 'preco', 'depoimentos', 'como-funciona']) {
      await press(visitor, BUTTON);
      await expect.poll(() => texts(visitor, '#menu a')).toEqual(labels);
      await expect.poll(() => attribute(visitor, BUTTON, 'aria-expanded')).toBe('true');
      if (id === 'sobre') await keepPicture(walk, 'menu');
      await press(visitor, link(id));
      await expect.poll(() => isSeen(visitor, '#menu')).toBe(false);
      await expect.poll(() => attribute(visitor, BUTTON, 'aria-expanded')).toBe('false');
      await expectArrivedAt(walk, id);
    }
  });

  journey('Escape, the button and a press beside it close the menu', {}, async ({ visitor }) => {
    // By the keyboard: WebKit does not focus a button that is pressed with the mouse.
    await visitor.ask((button: string) => document.querySelector<HTMLElement>(button)?.focus(), BUTTON);
    await visitor.key('Enter');
    await expect.poll(() => isSeen(visitor, '#menu')).toBe(true);
    await visitor.key('Tab');
    await expect.poll(() => hasFocus(visitor, link('sobre'))).toBe(true);
    await visitor.key('Escape');
    await expect.poll(() => isSeen(visitor, '#menu')).toBe(false);
    expect(await hasFocus(visitor, BUTTON)).toBe(true);

    await visitor.key('Enter');
    await expect.poll(() => isSeen(visitor, '#menu')).toBe(true);
    await press(visitor, BUTTON);
    await expect.poll(() => isSeen(visitor, '#menu')).toBe(false);

    await press(visitor, BUTTON);
    await expect.poll(() => isSeen(visitor, '#menu')).toBe(true);
    // The button to the price lies under this point, and must not take the press.
    const below = await centre(visitor, '#inicio .button');
    await visitor.click(below);
    await expect.poll(() => isSeen(visitor, '#menu')).toBe(false);
    expect(await path(visitor)).toBe('/');
  });

  journey('on a desktop the four links stand in the bar and lead on', { size: 'desktop' }, async (walk) => {
    const { visitor } = walk;
    expect(await isSeen(visitor, BUTTON)).toBe(false);
    expect(await texts(visitor, '#menu a')).toEqual(labels);
    for (const id of ['preco', 'sobre']) {
      await press(visitor, link(id));
      await expectArrivedAt(walk, id);
    }
  });
}
