import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { contentInDev } from './contentInDev.ts';

/** The development server, as far as the plugin knows it. */
function startServer() {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const hot = { send: vi.fn(), on: vi.fn() };
  const use = vi.fn();
  const { configureServer } = contentInDev() as unknown as { configureServer: (server: object) => void };
  configureServer({ watcher, middlewares: { use }, environments: { client: { hot } } });
  const [answer] = use.mock.calls[0] as [(request: object, response: object, next: () => void) => void];
  return { watcher, answer };
}

it('has a page wait until what was saved is read', async () => {
  vi.useFakeTimers();
  const { watcher, answer } = startServer();
  const setHeader = vi.fn();
  const next = vi.fn();
  watcher.emit('all', 'change', 'src/content/home.yaml');
  answer({ url: '/', headers: { accept: 'text/html' } }, { setHeader }, next);
  await vi.advanceTimersByTimeAsync(99);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(next).toHaveBeenCalledOnce();
  expect(setHeader).toHaveBeenCalledWith('server-timing', 'content-revision;desc="1"');
});
