import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Options } from 'autocannon';
import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { cpuSeconds, residentMegabytes } from './processes.ts';
import { memoryTable, serverTable, type Load } from './serverReport.ts';
import { startNginx } from './startNginx.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const connections = 50;

const headers = {
  host: 'account.xe.localhost',
  'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  cookie: 'consent=all; NEXT_LOCALE=en-GB',
};

type Target = { readonly name: Load['server']; readonly url: string; readonly pid: number };

const warmUp = ({ url }: Target): Promise<unknown> => autocannon({ url, connections, amount: 30_000, headers });

const measureLoad = async ({ name, url, pid }: Target): Promise<Load> => {
  const before = cpuSeconds(pid);
  const result = await autocannon({ url, connections, duration: 5, headers });
  const cpu = cpuSeconds(pid) - before;
  if (result.non2xx + result.errors > 0) throw new Error(`${name} did not answer every request with the page.`);
  return {
    server: name,
    perSecond: result.requests.total / result.duration,
    perCpuSecond: result.requests.total / cpu,
    p99: result.latency.p99,
  };
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

const measureMemory = async ({ url, pid }: Target): Promise<ReadonlyArray<readonly [number, number]>> => {
  const figures: Array<readonly [number, number]> = [];
  let sent = 0;
  for (const total of [10_000, 55_000, 110_000]) {
    await autocannon({ url, connections, amount: total - sent, requests: variedRequests() });
    sent = total;
    figures.push([total, residentMegabytes(pid)]);
  }
  return figures;
};

type Figures = {
  readonly measured: ReadonlyArray<Load>;
  readonly memory: Awaited<ReturnType<typeof measureMemory>>;
  /** The milliseconds until it listens. */
  readonly start: number;
};

/** Compares the Node server, which chooses the page, with nginx, which serves one file: the ratio and the memory. */
export const measureServer = async (
  folder: string,
): Promise<{ readonly figures: Figures; readonly report: string }> => {
  const config = join(folder, 'config.json');
  writeFileSync(config, JSON.stringify(readSandboxConfig()));
  const nginx = await startNginx(join(folder, 'nginx'), join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html'));
  // Because: the first start bundles the server.
  await (await startNode({ dist, config, port: 0 })).stop();
  const before = performance.now();
  const node = await startNode({ dist, config, port: 0 });
  const start = Math.round(performance.now() - before);
  const nodeTarget: Target = { name: 'Node', url: `http://127.0.0.1:${node.port}/signin`, pid: node.pid };
  const targets: ReadonlyArray<Target> = [{ name: 'nginx', url: nginx.url, pid: nginx.worker }, nodeTarget];
  const measured: Load[] = [];
  for (const target of targets) await warmUp(target);
  // Because: the servers alternate in every round, so that other load on the machine affects both.
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) measured.push(await measureLoad(target));
  const memory = await measureMemory(nodeTarget);
  await node.stop();
  await nginx.stop();
  const report = `${serverTable(measured)}\n\n${memoryTable(memory)}\n\nNode starts in ${start} ms.`;
  return { figures: { measured, memory, start }, report };
};
