import type { Sandbox } from '#env/sandbox/serveSandbox.ts';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { sandboxPort } from '#env/sandbox/hosts.ts';
import { userError } from '#env/shared/userError.ts';

const parentOf = (pid: number): number =>
  Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

/** Whether a process lives. One of another user refuses the question, and lives. */
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return fault instanceof Error && !fault.message.includes('ESRCH');
  }
};

/**
 * Ends this process on Ctrl+C, on SIGTERM, and when the npm that runs it has died; first calls `close`. npm runs a command in a shell, which
 * outlives it.
 */
export const endWithNpm = (close: () => Promise<void>): void => {
  const end = (): void => void close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const runners = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1);
  // Because: no event tells of the death of another process, and a question every two seconds takes no time that can be measured.
  setInterval(() => !runners.every(lives) && end(), 2000).unref();
};

/** Returns the port of the variable PORT, or that of the sandbox; throws a user error if it cannot be opened. */
export const freePort = async (wanted = ''): Promise<number> => {
  const port = wanted === '' ? sandboxPort : Number(wanted);
  try {
    // Because: 0 would open a random port.
    const probe = createServer().listen(port === 0 ? -1 : port, '127.0.0.1');
    await once(probe, 'listening');
    probe.close();
    return port;
  } catch (fault) {
    throw userError(`Stop what uses the port, or put another PORT=… in front. ${String(fault)}`);
  }
};

/** Opens a sandbox on the port of the variable PORT, prints its addresses and how to sign in, and closes it at the end. */
export const runSandbox = async (open: (port: number) => Promise<Sandbox>): Promise<void> => {
  let close = async (): Promise<void> => undefined;
  endWithNpm(() => close());
  const sandbox = await open(await freePort(process.env['PORT']));
  ({ close } = sandbox);
  const width = Math.max(...sandbox.addresses.map(({ name }) => name.length)) + 2;
  console.log('The sandbox is running.\n');
  for (const { name, address } of sandbox.addresses) console.log(`  ${name.padEnd(width)}${address}`);
  console.log('\nSign in as personal@sandbox.test with Correct-horse-9. Stop with Ctrl+C.');
};
