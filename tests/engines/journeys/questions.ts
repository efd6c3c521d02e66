import { expect } from 'vitest';
import { content } from '../../support/content.ts';
import type { Journey } from '../journey.ts';
import { press, settle, texts } from '../page.ts';

const { items } = content.home.faq;
const ANSWERS = '#perguntas details > p';
const question = (number: number) => `#perguntas details:nth-of-type(${number}) > summary`;

export function questionJourneys(journey: Journey): void {
  journey('one question is open at a time, and each can be closed', {}, async ({ visitor }) => {
    expect(await texts(visitor, '#perguntas summary')).toEqual(items.map((item) => item.question));
    expect(await texts(visitor, ANSWERS)).toEqual([]);
    for (const [index, { answer }] of items.entries()) {
      await press(visitor, question(index + 1));
      await expect.poll(() => texts(visitor, ANSWERS)).toEqual([answer]);
    }
    await press(visitor, question(items.length));
    await expect.poll(() => texts(visitor, ANSWERS)).toEqual([]);
    await visitor.key('Enter');
    await expect.poll(() => texts(visitor, ANSWERS)).toEqual([items.at(-1)?.answer]);
  });

  journey("no browser's own triangle stands beside a question", {}, async ({ visitor }) => {
    await settle(visitor);
    const marks = await visitor.ask(() =>
      Array.from(document.querySelectorAll('summary'), (summary) => [
        getComputedStyle(summary).display,
        getComputedStyle(summary).listStyleType,
      ]),
    );
    expect(marks).toEqual(items.map(() => ['flex', 'none']));
  });

  journey('the planner page in the hero counts what is ticked', {}, async ({ visitor }) => {
    const { finished, hint } = content.home.hero.planner;
    const words = () => texts(visitor, '.planner-hint, .planner-finished');
    expect(await words()).toEqual([hint]);
    await press(visitor, 'label:has(.planner-check:not(:checked))');
    await expect.poll(words).toEqual([finished]);
    const arcs = () =>
      visitor.ask(() =>
        Array.from(document.querySelectorAll('.planner-arc'), (arc) => getComputedStyle(arc).opacity),
      );
    await expect.poll(arcs).toEqual(['1', '1', '1']);
    await press(visitor, 'li:nth-child(1) > label');
    await expect.poll(arcs).toEqual(['0', '1', '1']);
    expect(await words()).toEqual([hint]);
  });
}
