import { expect } from 'vitest';
import { OFFER_PATH } from '../../../src/domain/routes.ts';
import { content } from '../../support/content.ts';
import { type Journey, keepPicture, OPENED_MS, UNKNOWN_PATH, type Walk } from '../journey.ts';
import { centre, isSeen, settle, texts } from '../page.ts';

const pages = [
  {
    name: 'home',
    site: 'quiet',
    path: '/',
    heading: `${content.home.hero.headline} ${content.home.hero.headlineAccent}`,
  },
  { name: 'offer', path: OFFER_PATH, heading: content.offer.heading },
  { name: 'unknown', path: UNKNOWN_PATH, heading: content.site.notFound.heading },
];
const HEIGHT = 900;
/** The clock stands, for a redirect would end so long a visit. */
const stopped = (path: string) => ({ path, stoppedAtMs: OPENED_MS });

/** Scrolls through the page as a reader does, from band to band, and waits for the pictures and what wakes on the way. */
async function readThrough(walk: Walk, name: string): Promise<void> {
  const { visitor } = walk;
  const bands = await visitor.ask(() => document.querySelectorAll('main > section, footer').length);
  for (let band = 0; band < bands; band++) {
    const arePicturesThere = () =>
      visitor.ask(async (index: number) => {
        const found = document.querySelectorAll('main > section, footer')[index];
        found?.scrollIntoView({ block: 'start', behavior: 'instant' });
        const pictures = Array.from(found?.querySelectorAll('img') ?? []).filter((picture) => {
          const { top, bottom, left, right } = picture.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        });
        const areThere = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
        if (areThere) await Promise.all(pictures.map((picture) => picture.decode()));
        return areThere;
      }, band);
    await expect.poll(arePicturesThere, { message: 'the pictures of the band are there' }).toBe(true);
    await keepPicture(walk, `${name}-${band + 1}`);
  }
}

/** What reaches beyond the page's sides, which would make it scroll sideways. */
const sideways = ({ visitor }: Walk) =>
  visitor.ask(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    scrollTo({ left: 100, behavior: 'instant' });
    const scrolledTo = scrollX;
    scrollTo({ left: 0, behavior: 'instant' });
    return { tooWide: scrollWidth - clientWidth, scrolledTo };
  });

export function layoutJourneys(journey: Journey): void {
  for (const { name, path, heading } of pages) {
    journey(
      `${name} shows its words in its own faces and never scrolls sideways`,
      stopped(path),
      async (walk) => {
        const { visitor, engine } = walk;
        await expect
          .poll(() => visitor.ask(() => document.documentElement.classList.contains('fonts-ready')))
          .toBe(true);
        const faces = await visitor.ask(() =>
          Array.from(document.fonts)
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family.replaceAll('"', '')),
        );
        expect(faces).toEqual(expect.arrayContaining(['Figtree', 'Fraunces']));
        for (const width of [engine.narrowestPx, 768, 1280]) {
          await visitor.resize(width, HEIGHT);
          await expect.poll(() => visitor.ask(() => innerWidth)).toBe(width);
          await settle(visitor);
          expect(await texts(visitor, 'h1')).toEqual([heading]);
          expect(await sideways(walk), `at ${width} px`).toEqual({ tooWide: 0, scrolledTo: 0 });
          if (width !== 768) await readThrough(walk, `${name}-${width === 1280 ? 'wide' : 'narrow'}`);
        }
      },
    );
  }

  journey('the countdown shows its numbers over their units', {}, async ({ visitor }) => {
    await centre(visitor, '#preco li');
    await expect.poll(() => isSeen(visitor, '[data-island-status="hydrated"] [role="timer"]')).toBe(true);
    const [clock] = await texts(visitor, '[role="timer"]');
    expect(clock?.replaceAll(' ', '')).toMatch(/^4:37:\d\d$/);
  });
}
