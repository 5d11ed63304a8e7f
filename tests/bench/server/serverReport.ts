import { median, table } from '#tests/bench/figures.ts';

/** What a server did in one round: requests per second, per second of its processor time, and the 99th percentile of latency in ms. */
export type Load = {
  readonly server: 'nginx' | 'Node';
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly p99: number;
};

const names = ['perSecond', 'perCpuSecond', 'p99'] as const;

/** Formats both servers' medians and the ratio of Node to nginx. */
export const serverTable = (loads: ReadonlyArray<Load>): string => {
  const medians = (server: Load['server']): ReadonlyArray<number> =>
    names.map((name) => median(loads.filter((load) => load.server === server).map((load) => load[name])) ?? 0);
  const [nginx, node] = [medians('nginx'), medians('Node')];
  return table([
    ['median', 'requests/s', 'requests/CPU second', 'p99 in ms'],
    ['nginx, one static file', ...nginx.map((figure) => figure.toFixed(0))],
    ['Node, the page chosen', ...node.map((figure) => figure.toFixed(0))],
    ['ratio', ...node.map((figure, index) => (figure / (nginx[index] ?? 0)).toFixed(2))],
  ]);
};

/** Formats the memory of the Node server after a number of requests. */
export const memoryTable = (memory: ReadonlyArray<readonly [requests: number, megabytes: number]>): string =>
  table(memory.map(([requests, megabytes]) => [`Node after ${requests} requests`, `${megabytes.toFixed(0)} MB`]));
