import { readFileSync } from 'node:fs';

/** The processes that a process has started. */
export const childrenOf = (pid: number): ReadonlyArray<number> =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

// Because: Linux counts in hundredths of a second.
const ticksPerSecond = 100;

/** The processor time that a process has used, in seconds. */
export const cpuSeconds = (pid: number): number => {
  // Because: the name in parentheses may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** The resident memory of a process, in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
