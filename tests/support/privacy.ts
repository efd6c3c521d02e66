import type { Page } from '@playwright/test';
import { content } from './content.ts';

const { visit, video, ads } = content.privacy;

/** Which of the paragraphs that depend on the site its privacy page has, by their names in the content. */
export async function toldOn(page: Page): Promise<string[]> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  const { alone, offer, campaign } = visit;
  const { own, youtube, vimeo, panda, vturb } = video;
  const { pixel, analytics } = ads;
  const paragraphs = { alone, offer, campaign, own, youtube, vimeo, panda, vturb, pixel, analytics };
  return Object.entries(paragraphs).flatMap(([name, paragraph]) => (text.includes(paragraph) ? [name] : []));
}
