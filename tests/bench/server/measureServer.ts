import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Options } from 'autocannon';
import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { median, type Result, table } from '#tests/bench/figures.ts';
import { startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { startNginx } from './startNginx.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const connections = 50;

const headers = {
  host: 'account.xe.localhost',
  'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  cookie: 'consent=all; NEXT_LOCALE=en-GB',
};

type Target = { readonly name: string; readonly url: string; readonly pid: number };

/** What a server did in one round: requests per second, per second of its processor time, and the 99th percentile of latency in ms. */
type Load = readonly [perSecond: number, perCpuSecond: number, p99: number];

/** The processor time that a process has used, in seconds. Linux counts in hundredths; the name in parentheses may contain spaces. */
const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** The resident memory of a process, in megabytes. */
const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const measureLoad = async ({ name, url, pid }: Target): Promise<Load> => {
  const before = cpuSeconds(pid);
  const { requests, duration, latency, ...answers } = await autocannon({ url, connections, duration: 5, headers });
  const cpu = cpuSeconds(pid) - before;
  if (answers.non2xx + answers.errors > 0) throw new Error(`${name} did not answer every request with the page.`);
  return [requests.total / duration, requests.total / cpu, latency.p99];
};

/** Requests for every page in every language of every brand, for unknown pages, hosts and files. */
const variedRequests = (): NonNullable<Options['requests']> => {
  const paths = ['/', '/signin', '/signup', '/forgot-password', '/otp', '/env/config.json', '/favicon.ico'];
  const pages = brands.flatMap((brand) =>
    locales.flatMap((locale) =>
      paths.map((path) => ({
        path,
        headers: { ...headers, host: accountHost(brand), cookie: `NEXT_LOCALE=${locale}` },
      })),
    ),
  );
  const unknown = Array.from({ length: 500 }, (_, index) => ({
    path: `/unknown-${index}?query=${index}`,
    headers: { host: `unknown-${index}.localhost`, 'accept-language': `de;q=0.${index}, x-${index}` },
  }));
  return [...pages, ...unknown];
};

const measureMemory = async ({ url, pid }: Target): Promise<ReadonlyArray<readonly [name: string, memory: string]>> => {
  const figures: Array<readonly [string, string]> = [];
  for (const amount of [10_000, 45_000, 55_000]) {
    await autocannon({ url, connections, amount, requests: variedRequests() });
    figures.push([`Node after ${amount} more requests`, `${residentMegabytes(pid).toFixed(0)} MB`]);
  }
  return figures;
};

const mediansOf = (loads: ReadonlyArray<Load>): ReadonlyArray<number> =>
  [0, 1, 2].map((at) => median(loads.map((load) => load[at] ?? 0)) ?? 0);

/** Compares the Node server, which chooses the page, with nginx, which serves one file: the ratio and the memory. */
export const measureServer = async (folder: string): Promise<Result> => {
  const config = join(folder, 'config.json');
  writeFileSync(config, configText());
  const nginx = await startNginx(join(folder, 'nginx'), join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html'));
  // Because: the first start bundles the server.
  await (await startNode({ dist, config, port: 0 })).stop();
  const before = performance.now();
  const node = await startNode({ dist, config, port: 0 });
  const start = Math.round(performance.now() - before);
  const nginxTarget: Target = { name: 'nginx', url: nginx.url, pid: nginx.worker };
  const nodeTarget: Target = { name: 'Node', url: `http://127.0.0.1:${node.port}/signin`, pid: node.pid };
  for (const { url } of [nginxTarget, nodeTarget]) await autocannon({ url, connections, amount: 30_000, headers });
  const loads: Array<readonly [nginx: Load, node: Load]> = [];
  // Because: the servers alternate in every round, so that other load on the machine affects both.
  while (loads.length < rounds) loads.push([await measureLoad(nginxTarget), await measureLoad(nodeTarget)]);
  const memory = await measureMemory(nodeTarget);
  await node.stop();
  await nginx.stop();
  const [one, other] = [mediansOf(loads.map(([load]) => load)), mediansOf(loads.map(([, load]) => load))];
  const report = table([
    ['median', 'requests/s', 'requests/CPU second', 'p99 in ms'],
    ['nginx, one static file', ...one.map((figure) => figure.toFixed(0))],
    ['Node, the page chosen', ...other.map((figure) => figure.toFixed(0))],
    ['ratio', ...other.map((figure, at) => (figure / (one[at] ?? 0)).toFixed(2))],
  ]);
  const more = `${table(memory)}\n\nNode starts in ${start} ms.`;
  return { figures: { loads, memory, start }, report: `${report}\n\n${more}` };
};
