import { expect, it } from 'vitest';
import { openCommand } from './openOutside.ts';

type Case = [platform: NodeJS.Platform, target: string, isSelected: boolean, program: string, args: string[]];

it.each<Case>([
  ['win32', 'C:\\João & Cia\\site, a=b', false, 'explorer.exe', ['"C:\\João & Cia\\site, a=b"']],
  ['win32', 'C:\\Loja, a=b\\site.zip', true, 'explorer.exe', ['/select,"C:\\Loja, a=b\\site.zip"']],
  ['darwin', '/Users/joão/Loja & Cia/dist', false, 'open', ['/Users/joão/Loja & Cia/dist']],
  ['darwin', '/Users/joão/site.zip', true, 'open', ['-R', '/Users/joão/site.zip']],
  ['linux', '/home/joão/Loja & Cia/dist', false, 'xdg-open', ['/home/joão/Loja & Cia/dist']],
  ['linux', '/home/joão/site.zip', true, 'xdg-open', ['/home/joão']],
])('on %s, %s is opened, or selected in its folder (%j)', (platform, target, isSelected, program, args) => {
  expect(openCommand(platform, target, isSelected)).toEqual([program, args]);
});
