import { spawnSync } from 'node:child_process';

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
  setInterval(() => !runners.every(lives) && end(), 500).unref();
};
