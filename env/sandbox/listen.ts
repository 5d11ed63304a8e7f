import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on 127.0.0.1 and returns the actual port. */
export const listen = async (server: Server, port: number): Promise<number> => {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

/** Closes the server and every connection, also those that a fault keeps open. */
export const makeClose = (server: Server) => (): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
