import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { writePageStyles } from '../layouts/pageStyles.ts';
import { CONTENT_FOLDER } from './contentFolder.ts';
import { content } from './integration.ts';

vi.mock('../layouts/pageStyles.ts', () => ({ writePageStyles: vi.fn() }));
afterEach(() => void vi.useRealTimers());

type Setup = AstroIntegration['hooks']['astro:config:setup'];

/** The plugin of the development server. */
function pluginInDev(): Plugin {
  let plugins: unknown[] = [];
  const setup: Setup = content().hooks['astro:config:setup'];
  const options = {
    command: 'dev',
    updateConfig: (config: { vite: { plugins: unknown[] } }) => ({ plugins } = config.vite),
  };
  setup?.(options as never);
  return plugins[0] as Plugin;
}

it('keeps the development server running if the styles cannot be written, and tries again', () => {
  vi.useFakeTimers();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  let onChange = (_event: string, _path: string) => {};
  const client = { hot: { send: vi.fn() } };
  const server = {
    environments: { client },
    watcher: { add: () => {}, on: (_: string, listener: typeof onChange) => (onChange = listener) },
    middlewares: { use: () => {} },
  };
  const { configureServer } = pluginInDev();
  if (typeof configureServer === 'function') configureServer.call({} as never, server as never);
  vi.mocked(writePageStyles).mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  });
  onChange('change', `${CONTENT_FOLDER}/site.yaml`);
  vi.advanceTimersByTime(5000);
  expect(errors.mock.calls).toEqual([[expect.stringContaining('ENOSPC')]]);
  vi.mocked(writePageStyles).mockReset();
  vi.advanceTimersByTime(5000);
  expect(writePageStyles).toHaveBeenCalledTimes(1);
  expect(client.hot.send).toHaveBeenLastCalledWith({ type: 'full-reload', path: '*' });
});
