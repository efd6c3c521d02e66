import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listenOn } from './serve.ts';

it.each([
  ['EADDRINUSE', 'A porta 80 está ocupada. Feche o que a usa, ou escolha outra: npm start 81'],
  ['EACCES', 'listen EACCES: permission denied 0.0.0.0:80'],
])('a server that cannot listen because of %s says "%s"', async (code, said) => {
  const server = createServer();
  const error = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), { code });
  vi.spyOn(server, 'listen').mockImplementation(() => {
    server.emit('error', error);
    return server;
  });
  await expect(listenOn(server, 80, ': npm start 81')).rejects.toThrow(said);
});
