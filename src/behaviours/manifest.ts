import { MANIFEST_PATH } from '../domain/routes.ts';

/** Names the web manifest, which nobody needs before the page is used: its request would compete with the first paint. */
export function startManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST_PATH;
  document.head.append(link);
}
