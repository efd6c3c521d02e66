import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installPackages, isExecutable, runQuietly } from './programs.ts';
import { UserError } from './project.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  join(process.env['LOCALAPPDATA'] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const onThisMachine = () => findProgram(commands, places);

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const wantedChromium = process.env['CHROMIUM_PATH'];

/** The path of a Chromium on this machine: CHROMIUM_PATH, an installed browser, or Playwright's earlier download. */
export async function findInstalledChromium(): Promise<string | undefined> {
  return wantedChromium && isExecutable(wantedChromium)
    ? wantedChromium
    : (onThisMachine() ?? (await fromPlaywright()));
}

/**
 * The path of a Chromium browser. Tries, in this order: CHROMIUM_PATH, an installed browser, Playwright's download,
 * and, for root on Debian, the `chromium` package. Throws a UserError when there is none, or CHROMIUM_PATH is not a
 * program.
 */
export async function findChromium(): Promise<string> {
  if (wantedChromium && !isExecutable(wantedChromium))
    throw new UserError(`CHROMIUM_PATH is "${wantedChromium}", which is not a program that can be run.`);
  const found = await findInstalledChromium();
  if (found) return found;

  console.log('No Chromium on this machine: downloading one (a few minutes, only this once).');
  runQuietly(process.execPath, [
    join('node_modules', 'playwright-core', 'cli.js'),
    'install',
    '--with-deps',
    'chromium',
  ]);
  const downloaded = await fromPlaywright();
  if (downloaded) return downloaded;

  if (installPackages(['chromium', 'fonts-liberation'])) {
    const installed = onThisMachine();
    if (installed) return installed;
  }
  throw new UserError(
    'No Chromium browser was found and none could be downloaded. Install Chrome or Chromium, or set CHROMIUM_PATH to the path of its program.',
  );
}

/** The options with which Playwright and Puppeteer launch Chromium. Root can only run it without its sandbox. */
export const launchOptions = async () => ({
  executablePath: await findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** Debian's package of Chromium without an interface, and the command that it installs. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Installs the test browsers that this machine lacks: Chromium and, in continuous integration, the headless shell. */
export async function installTestBrowsers(): Promise<void> {
  await findChromium();
  if (process.env['CI'] && !findProgram([HEADLESS_SHELL])) installPackages([HEADLESS_SHELL]);
}

/**
 * The options with which tests launch Chromium. If the headless shell is installed, they use it, because it needs a
 * third less processor time.
 */
export async function testLaunchOptions() {
  const options = await launchOptions();
  const shell = wantedChromium ? undefined : findProgram([HEADLESS_SHELL]);
  if (!shell) return options;
  // By default the shell rounds the widths of letters.
  return { executablePath: shell, args: [...options.args, '--font-render-hinting=none'] };
}
