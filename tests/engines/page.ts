import { expect } from 'vitest';
import { passTime } from './pageScripts.ts';
import type { Point, Visitor } from './visitor.ts';

type Look = Point & { over: string | null };

/** The middle of the first element that a selector finds in sight, brought to the middle of the window. */
async function lookFor(visitor: Visitor, selector: string): Promise<Look> {
  return visitor.ask((wanted: string) => {
    const found = Array.from(document.querySelectorAll(wanted)).find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    if (!found) throw new Error(`Nothing to be seen is found by ${wanted}`);
    const isFixed = found.closest('header, dialog, [data-buy-bar]');
    if (!isFixed) found.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What is animated along the scroll moves no more than the page does.
    const isMoving = document
      .getAnimations()
      .some(
        ({ effect, timeline }) =>
          timeline === document.timeline &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(found),
      );
    const { left, top, width, height } = found.getBoundingClientRect();
    const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const front = document.elementFromPoint(middle.x, middle.y);
    if (isMoving) return { ...middle, over: 'what still moves' };
    return { ...middle, over: found.contains(front) ? null : (front?.outerHTML ?? 'out of the window') };
  }, selector);
}

/** Presses what a selector finds, as a visitor does: in its middle, where nothing else may lie over it. */
export async function press(visitor: Visitor, selector: string, button?: 'left' | 'middle'): Promise<void> {
  let look: Look | undefined;
  let last: Look | undefined;
  const lieOver = async () => {
    last = look;
    look = await lookFor(visitor, selector);
    return last?.x === look.x && last.y === look.y ? look.over : 'what still moves';
  };
  await expect.poll(lieOver, { message: `nothing lies over ${selector}` }).toBeNull();
  if (look) await visitor.click(look, button);
}

/** Brings what a selector finds to the middle of the window and gives its own middle. */
export async function centre(visitor: Visitor, selector: string): Promise<Point> {
  const { x, y } = await lookFor(visitor, selector);
  return { x, y };
}

/** The text of each element that a selector finds, as it is seen; nothing of those that cannot be seen. */
export function texts(visitor: Visitor, selector: string): Promise<string[]> {
  return visitor.ask(
    (wanted: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(wanted))
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // biome-ignore lint/performance/useDomNodeTextContent: only this leaves out what is hidden within.
        .map((element) => element.innerText.replace(/\s+/g, ' ').trim()),
    selector,
  );
}

export async function isSeen(visitor: Visitor, selector: string): Promise<boolean> {
  return (await texts(visitor, selector)).length > 0;
}

export function attribute(visitor: Visitor, selector: string, name: string): Promise<string | null> {
  return visitor.ask(
    (wanted: string, asked: string) => document.querySelector(wanted)?.getAttribute(asked) ?? null,
    selector,
    name,
  );
}

/** Whether the element with the focus is one that a selector finds. */
export function hasFocus(visitor: Visitor, selector: string): Promise<boolean> {
  return visitor.ask((wanted: string) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** The path of the page with its fragment; nothing while a page gives way to another. */
export async function path(visitor: Visitor): Promise<string | undefined> {
  return visitor.ask(() => location.pathname + location.hash).catch(() => undefined);
}

/** Gives the page a sign of life, and waits for the behaviours that come with the first one. */
export async function wake(visitor: Visitor): Promise<void> {
  const isAwake = () =>
    visitor.ask(() => {
      dispatchEvent(new Event('keydown'));
      return !('early' in window);
    });
  await expect.poll(isAwake, { message: 'the late behaviours are there' }).toBe(true);
}

/** Lets the stopped clock of the page pass, and what follows from it happen. */
export async function letPass(visitor: Visitor, ms: number): Promise<void> {
  await visitor.ask(passTime, ms);
  await settle(visitor);
}

/** Lets the stopped clock pass into the page's end, which may come before its answer. */
export async function letPassIntoEnd(visitor: Visitor, ms: number): Promise<void> {
  await visitor.ask(passTime, ms).catch(() => undefined);
}

/** Goes back as with the browser's button, once the page has come whole; its end may come before its answer. */
export async function goBack(visitor: Visitor): Promise<void> {
  const isWhole = () => visitor.ask(() => document.readyState === 'complete').catch(() => false);
  await expect.poll(isWhole, { message: 'the page has loaded' }).toBe(true);
  await visitor.ask(() => history.back()).catch(() => undefined);
}

/** Waits until the page has painted and done what waited for its turn. */
export async function settle(visitor: Visitor): Promise<void> {
  const turns = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
    }
  };
  // WebKit's driver may lose an answer while a tab opens or closes. Nothing comes of asking this twice.
  await visitor.ask(turns).catch((error: Error) => {
    if (!/parse script result/.test(error.message)) throw error;
    return visitor.ask(turns);
  });
}
