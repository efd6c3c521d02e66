// Finds what drives Firefox and WebKit on Linux.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { needProgram } from '../../scripts/programs.ts';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'gstreamer1.0-libav', 'xvfb', 'xdotool'];

/** Whether WebKit can decode H.264, the format of the site's video. */
function hasVideoDecoder() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  return [...folders, '/usr/lib64'].some((folder) =>
    existsSync(join(folder, 'gstreamer-1.0', 'libgstlibav.so')),
  );
}

/**
 * Paths of Firefox, of WebKit's driver, and of a virtual screen whose pointer can leave a window. Continuous integration
 * installs missing ones. Throws a UserError that says how to install them.
 */
export function findEngines() {
  const need = (...commands: string[]) =>
    needProgram(commands, { packages: PACKAGES, isComplete: hasVideoDecoder });
  return {
    screen: need('Xvfb'),
    pointer: need('xdotool'),
    webkitDriver: need('WebKitWebDriver'),
    firefox: need('firefox-esr', 'firefox'),
  };
}

/** For vitest.config.ts: installs missing programs before the engines' files run in parallel. */
export const setup = () => void findEngines();
