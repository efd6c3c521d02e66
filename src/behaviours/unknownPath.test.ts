import { afterEach, expect, it, vi } from 'vitest';
import { startUnknownPathLog } from './unknownPath.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('logs the path that led to the 404 page to the console', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('location', new URL('https://site.example/nao/existe?a=1#b'));
  startUnknownPathLog();
  expect(log.mock.calls).toEqual([['404: unknown path', '/nao/existe']]);
});
