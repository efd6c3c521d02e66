import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { onTestFinished } from 'vitest';
import { findEngines, type Visitor } from './engine.ts';
import { runJourneys } from './journeys.ts';

const MAX_TIMER_MS = 2 ** 31 - 1;
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/** A visitor with a browser and a driver. A shared driver can fail to start a browser while another one ends. */
async function newWebkitVisitor(): Promise<Visitor> {
  const service = new DriverService.Builder(findEngines().webkitDriver).setLoopback(true).build();
  onTestFinished(() => void service.kill());
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  // The driver's timeout runs on the page's clock, which a test advances.
  await driver.manage().setTimeouts({ script: MAX_TIMER_MS });
  const ownTab = await driver.getWindowHandle();
  const run: Visitor['run'] = (script, ...given) =>
    driver.executeScript(`return (${script}).apply(null, arguments)`, ...given);
  return {
    open: (address) => driver.get(address),
    // With `history.back()` the driver may do nothing or wait forever.
    back: () => driver.navigate().back(),
    run,
    textInFrame: async (selector) => {
      await driver.switchTo().frame(0);
      try {
        return await run((wanted: string) => document.querySelector(wanted)?.textContent, selector);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    click: async (selector) => {
      const element = await driver.findElement(By.css(selector));
      // The driver itself would scroll the element under the buy bar.
      const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
      await driver.executeScript(scroll, element);
      await element.click();
    },
    key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const inner = await run(() => innerHeight);
      await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
    },
    closeOtherTabs: async () => {
      for (const tab of await driver.getAllWindowHandles()) {
        if (tab === ownTab) continue;
        await driver.switchTo().window(tab);
        await driver.close();
      }
      await driver.switchTo().window(ownTab);
    },
    close: () => driver.quit(),
  };
}

runJourneys(async () => ({ minWidth: 447, newVisitor: newWebkitVisitor }));
