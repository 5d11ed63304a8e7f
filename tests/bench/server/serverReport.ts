import { median } from '#tests/bench/report.ts';

/** What a server did in one round: requests per second, per second of its processor time, and the 99th percentile of latency in ms. */
export type Load = {
  readonly server: 'nginx' | 'Node';
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly p99: number;
};

const figures = ['perSecond', 'perCpuSecond', 'p99'] as const;

/** The medians of a server's rounds. */
export const summarizeLoads = (loads: ReadonlyArray<Load>, server: Load['server']) => {
  const own = loads.filter((load) => load.server === server);
  const [perSecond, perCpuSecond, p99] = figures.map((figure) => median(own.map((load) => load[figure])) ?? 0);
  return { perSecond: perSecond ?? 0, perCpuSecond: perCpuSecond ?? 0, p99: p99 ?? 0 };
};

/** Formats both servers' medians and the ratio of Node to nginx. */
export const serverTable = (loads: ReadonlyArray<Load>): string => {
  const [nginx, node] = [summarizeLoads(loads, 'nginx'), summarizeLoads(loads, 'Node')];
  const line = (name: string, cells: ReadonlyArray<string>): string =>
    name.padEnd(32) + cells.map((cell) => cell.padStart(20)).join('');
  return [
    line('median', ['requests/s', 'requests/CPU second', 'p99 in ms']),
    line(
      'nginx, one static file',
      figures.map((figure) => nginx[figure].toFixed(0)),
    ),
    line(
      'Node, the page chosen',
      figures.map((figure) => node[figure].toFixed(0)),
    ),
    line(
      'ratio',
      figures.map((figure) => (node[figure] / nginx[figure]).toFixed(2)),
    ),
  ].join('\n');
};

/** Formats the memory of the Node server after a number of requests. */
export const memoryTable = (memory: ReadonlyArray<readonly [requests: number, megabytes: number]>): string =>
  memory
    .map(([requests, megabytes]) => `Node after ${requests} requests`.padEnd(32) + `${megabytes.toFixed(0)} MB`)
    .join('\n');
