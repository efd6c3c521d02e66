// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const started = vi.hoisted(() => ({ tracking: vi.fn(), attribution: vi.fn(), panel: vi.fn() }));
vi.mock('./tracking.ts', () => ({ startTracking: started.tracking }));
vi.mock('./attribution.ts', () => ({ startAttribution: started.attribution }));
vi.mock('./debugPanel.ts', () => ({ startDebugPanel: started.panel }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  sessionStorage.clear();
});
afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

const FILES = [
  ['./trackers.ts', started.tracking],
  ['./tags.ts', started.attribution],
] as const;

it.each(FILES)('%s begins at once on a page that is shown', async (file, begun) => {
  await import(file);
  expect(begun).toHaveBeenCalledTimes(1);
});

it.each(FILES)('%s waits until a page prepared ahead of its visit is shown', async (file, begun) => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await import(file);
  expect(begun).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(begun).toHaveBeenCalledTimes(1);
});

it('the panel comes while debugging alone', async () => {
  await import('./tags.ts');
  expect(started.panel).not.toHaveBeenCalled();
  vi.resetModules();
  sessionStorage.setItem('debug', 'rastreio');
  await import('./tags.ts');
  await vi.waitFor(() => expect(started.panel).toHaveBeenCalledTimes(1));
});
