// What drives Firefox and WebKit: on Linux, where all three engines are to be had.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { needProgram } from './programs.mjs';

/** The plug-in with which WebKit decodes H.264, the video of the site. */
function hasVideoDecoder() {
  const places = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  return [...places, '/usr/lib64'].some((folder) =>
    existsSync(join(folder, 'gstreamer-1.0', 'libgstlibav.so')),
  );
}

/** Path of a screen without a monitor, on which the real pointer can leave a window. */
export const findScreen = () => needProgram(['Xvfb'], { packages: ['xvfb'] });

/** Path of the machine's own Firefox. */
export const findFirefox = () => needProgram(['firefox-esr', 'firefox']);

/** Path of the program that drives WebKitGTK, which can decode the video of the site. */
export const findWebkitDriver = () =>
  needProgram(['WebKitWebDriver'], {
    packages: ['webkit2gtk-driver', 'gstreamer1.0-libav'],
    isComplete: hasVideoDecoder,
  });
