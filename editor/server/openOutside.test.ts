import { expect, it } from 'vitest';
import { openCommand } from './openOutside.ts';

it.each<[NodeJS.Platform, string, string, string]>([
  [
    'win32',
    'C:\\Usuários\\João & Cia\\site, a=b\\dist',
    'explorer.exe',
    '"C:\\Usuários\\João & Cia\\site, a=b\\dist"',
  ],
  ['win32', 'http://127.0.0.1:4400', 'explorer.exe', '"http://127.0.0.1:4400"'],
  ['darwin', '/Users/joão/Loja & Cia/dist', 'open', '/Users/joão/Loja & Cia/dist'],
  ['linux', '/home/joão/Loja & Cia/dist', 'xdg-open', '/home/joão/Loja & Cia/dist'],
])('opens a folder and an address on %s: %s', (platform, target, program, argument) => {
  expect(openCommand(platform, target)).toEqual([program, [argument]]);
});

// The ZIP is selected, because the folder also contains the files for servers.
it.each<[NodeJS.Platform, string, string, string[]]>([
  ['win32', 'C:\\Loja, a=b\\site.zip', 'explorer.exe', ['/select,"C:\\Loja, a=b\\site.zip"']],
  ['darwin', '/Users/joão/site.zip', 'open', ['-R', '/Users/joão/site.zip']],
  ['linux', '/home/joão/site.zip', 'xdg-open', ['/home/joão']],
])(
  'opens the folder of a file, and selects the file if possible, on %s: %s',
  (platform, target, program, args) => {
    expect(openCommand(platform, target, true)).toEqual([program, args]);
  },
);
