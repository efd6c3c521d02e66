import { Button, Key as DriverKey, type WebDriver } from 'selenium-webdriver';
import { leaveOverEdge } from './leaving.ts';
import type { Screen } from './screen.ts';
import type { Key, Visitor } from './visitor.ts';

const KEYS: Record<Key, string> = {
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
  Space: DriverKey.SPACE,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
};

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A visitor with a browser of their own, driven by WebDriver. */
export async function newWebkitVisitor(driver: WebDriver, screen: Screen): Promise<Visitor> {
  // The driver counts its patience by the page's own clock, which a test lets pass by hours.
  await driver.manage().setTimeouts({ script: LONGEST_TIMER_MS });
  const own = await driver.getWindowHandle();
  const ask: Visitor['ask'] = (question, ...given) =>
    driver.executeScript(`return (${question}).apply(null, arguments)`, ...given);
  const otherTabs = async () => (await driver.getAllWindowHandles()).filter((tab) => tab !== own);
  const inTab = async <Answer>(tab: string, act: () => Promise<Answer>) => {
    await driver.switchTo().window(tab);
    const answer = await act();
    await driver.switchTo().window(own);
    return answer;
  };
  return {
    open: (address) => driver.get(address),
    ask,
    click: ({ x, y }, button = 'left') => {
      const pressed = button === 'left' ? Button.LEFT : Button.MIDDLE;
      return driver.actions().move({ x, y, duration: 0 }).press(pressed).release(pressed).perform();
    },
    drag: (from, to) =>
      driver
        .actions()
        .move({ ...from, duration: 0 })
        .press()
        .move({ ...to, duration: 200 })
        .release()
        .perform(),
    moveMouse: ({ x, y }) => driver.actions().move({ x, y, duration: 0 }).perform(),
    leaveAtTop: async () => {
      const top = await ask(() => screenY + outerHeight - innerHeight);
      await leaveOverEdge(screen, top, ask);
    },
    key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const inner = await ask(() => innerHeight);
      await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
    },
    tabs: async () => {
      const addresses = [await driver.getCurrentUrl()];
      for (const tab of await otherTabs()) addresses.push(await inTab(tab, () => driver.getCurrentUrl()));
      return addresses;
    },
    closeOtherTabs: async () => {
      for (const tab of await otherTabs()) await inTab(tab, () => driver.close());
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // The driver answers prompts itself, and tells nobody.
    prompts: () => undefined,
    close: () => driver.quit(),
  };
}
