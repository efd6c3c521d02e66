import puppeteer from 'puppeteer-core';
import { findEngines } from '../../scripts/engines.ts';
import { runJourneys } from './journeys.ts';
import { newPuppeteerVisitor } from './puppeteerVisitor.ts';
import { openScreen } from './screen.ts';

runJourneys(async () => {
  const { movePointer, close } = await openScreen();
  const executablePath = findEngines().firefox;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: false });
  return {
    minWidth: 320,
    newVisitor: () => newPuppeteerVisitor(browser, movePointer),
    stop: async () => {
      await browser.close();
      close();
    },
  };
});
