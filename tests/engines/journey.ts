import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle, wake } from './page.ts';
import { readFaults } from './pageScripts.ts';
import { openSites, type SiteName, type Sites } from './sites.ts';
import type { Engine, Visitor } from './visitor.ts';

export type Start = {
  path?: string;
  site?: SiteName;
  /** A phone, as narrow as the engine's windows can be, or a desktop; a phone unless told otherwise. */
  size?: 'phone' | 'desktop';
  /** Stops the page's clock at that time, in milliseconds since 1970. */
  stoppedAtMs?: number;
  hasNoScripts?: boolean;
  /** The text that pages break off after. */
  endsWith?: string;
};

/** What a journey is given: a visitor who has opened a page, and the hosts that answer. */
export type Walk = { visitor: Visitor; engine: Engine; sites: Sites; address: string };

/** Describes one journey of a visitor, to be tried in the engine at hand. */
export type Journey = (title: string, start: Start, walk: (given: Walk) => Promise<void>) => void;

/** When a test's stopped clock starts, in milliseconds since 1970. */
export const OPENED_MS = Date.UTC(2030, 4, 6, 11);

export const PHONE_HEIGHT = 844;
const DESKTOP = { width: 1280, height: 800 };

/** Starts an engine, once more if it fails, and lets journeys be tried in it. */
export function inEngine(start: () => Promise<Engine>, describeJourneys: (journey: Journey) => void): void {
  let engine: Engine;
  let sites: Sites;
  beforeAll(async () => {
    sites = await openSites();
    engine = await twice(start);
  });
  afterAll(async () => {
    await engine?.stop();
    sites?.close();
  });
  describeJourneys((title, given, walk) => {
    test(title, async ({ onTestFinished }) => {
      const { path = '/', site = 'dist', size = 'phone', ...serving } = given;
      sites.serving = serving;
      sites.asked.length = 0;
      sites.missing.length = 0;
      const visitor = await twice(engine.newVisitor);
      onTestFinished(visitor.close);
      if (size === 'desktop') await visitor.resize(DESKTOP.width, DESKTOP.height);
      else await visitor.resize(Math.max(390, engine.narrowestPx), PHONE_HEIGHT);
      const address = sites.address(site);
      await visitor.open(address + path);
      if (!given.hasNoScripts) await wake(visitor);
      await walk({ visitor, engine, sites, address });
      if (path !== UNKNOWN_PATH) await expectNoFaults(visitor, sites);
    });
  });
}

export const UNKNOWN_PATH = '/um-caminho-que-nao-existe';

async function expectNoFaults(visitor: Visitor, sites: Sites): Promise<void> {
  expect(await visitor.ask(readFaults), 'faults on the pages').toEqual([]);
  expect(sites.missing, 'files that were asked for in vain').toEqual([]);
}

/** A browser may fail to start on a machine under load: it is told and tried once more. */
async function twice<Started>(start: () => Promise<Started>): Promise<Started> {
  try {
    return await start();
  } catch (error) {
    console.warn(`The browser did not start and is started once more: ${error}`);
    return start();
  }
}

/** Keeps a picture of what the visitor sees in screenshots/engines/. */
export async function keepPicture({ visitor, engine, sites }: Walk, name: string): Promise<void> {
  if (!sites.serving.hasNoScripts) await settle(visitor);
  const file = join('screenshots', 'engines', `${name}-${engine.name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await visitor.picture());
}
