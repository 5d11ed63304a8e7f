import { createServer } from 'node:net';
import { plainFault } from './plainFault.ts';

const usual = 4100;

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'EADDRINUSE') resolve(true);
      else reject(plainFault(`Port ${port} cannot be opened (${fault.code}): choose another with PORT=… in front.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/** The port asked for with PORT, else 4100; refused in one sentence while another program holds it. */
export const freePort = async (asked: string | undefined): Promise<number> => {
  const port = asked === undefined || asked === '' ? usual : Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw plainFault(`PORT=${asked} is not a port number.`);
  if (await isTaken(port))
    throw plainFault(`Port ${port} is already in use: stop that program, or choose another port with PORT=… in front.`);
  return port;
};
