// Server-sent events to every open page of the editor.
import type { ServerResponse } from 'node:http';
import type { ServerEvent } from '../api.ts';

export type Events = ReturnType<typeof createEvents>;

/** How often a comment is sent to each page, so that nothing closes an idle connection. */
const HEARTBEAT_MS = 20_000;

const message = (event: ServerEvent) => `data: ${JSON.stringify(event)}\n\n`;

export function createEvents() {
  const open = new Set<ServerResponse>();
  const timer = setInterval(() => {
    for (const response of open) response.write(':\n\n');
  }, HEARTBEAT_MS);
  timer.unref();

  return {
    connect(response: ServerResponse, revision: number): void {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(message({ type: 'connected', revision }));
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    send(event: ServerEvent): void {
      for (const response of open) response.write(message(event));
    },
    close(): void {
      clearInterval(timer);
      for (const response of open) response.end();
    },
  };
}
