import { createServer } from 'node:net';
import { userError } from '#env/shared/userError.ts';

const defaultPort = 4100;

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'EADDRINUSE') resolve(true);
      else reject(userError(`Port ${port} cannot be opened (${fault.code}): choose another with PORT=… in front.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/** Returns the port of the variable PORT, or 4100; throws a user error if it is invalid or in use. */
export const freePort = async (wanted: string | undefined): Promise<number> => {
  const port = wanted === undefined || wanted === '' ? defaultPort : Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw userError(`PORT=${wanted} is not a port number.`);
  if (await isTaken(port))
    throw userError(`Port ${port} is already in use: stop that program, or choose another port with PORT=… in front.`);
  return port;
};
