import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

/** A Chromium without a window. */
export async function openBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath: await findChromium(), args: isRoot ? ['--no-sandbox'] : [] });
}

/** The first of the ports that the servers of these tests take; see tests/support/variants.ts for the next ones. */
export const FUZZ_PORT = Number(process.env['TEST_PORT'] ?? 4390) + 8;
