import { createServer } from 'node:net';
import { sandboxPort } from '#env/sandbox/hosts.ts';
import { userError } from '#env/shared/userError.ts';

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'EADDRINUSE') resolve(true);
      else reject(userError(`Port ${port} cannot be opened (${fault.code}): choose another with PORT=… in front.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

const nextFree = async (port: number): Promise<number | null> => {
  if (port > 65535) return null;
  return (await isTaken(port)) ? nextFree(port + 1) : port;
};

/** Returns the port of the variable PORT, or that of the sandbox; throws a user error if it is invalid, or in use: it names the next free one. */
export const freePort = async (wanted: string | undefined): Promise<number> => {
  const port = wanted === undefined || wanted === '' ? sandboxPort : Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw userError(`PORT=${wanted} is not a port number.`);
  const next = await nextFree(port);
  if (next === port) return port;
  throw userError(
    `Port ${port} is already in use: stop that program, or put PORT=${next ?? '…'} in front, which is free.`,
  );
};
