import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { dist, outputFolder } from '#env/shared/projectRoot.ts';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { configText, withOrigins } from '#env/sandbox/account/configFile.ts';
import { startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import { baselineHost, openBenchServer } from './benchServer.ts';
import { buildBaselines } from './buildBaselines.ts';
import { listTable, weightTable } from './growthReport.ts';
import { measureWeight, measureGrownWeight } from './growth.ts';
import { accountList, countryList, withCountries } from './lists.ts';
import { benchTable, summarize, type Round } from './report.ts';
import { coldAndWarm, type Profile } from './measurePageLoad.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const profiles: ReadonlyArray<Profile> = [
  { name: 'Slow 4G', latency: 150, kilobits: 1600, cpu: 4 },
  { name: 'Cable', latency: 28, kilobits: 5000, cpu: 1 },
];

/** Measures how fast the app becomes usable, compared with a plain React page, and prints the report. */
export const measurePages = async (): Promise<void> => {
  const folder = join(outputFolder, 'bench');
  mkdirSync(folder, { recursive: true });
  await buildBaselines(folder);
  // Because: an error should show before an hour of measurements.
  const weights = [measureWeight(dist), measureGrownWeight(folder)] as const;
  const sandbox = await serveSandbox({ port: 0, dist });
  let countries = Infinity;
  const config = join(folder, 'config.json');
  writeFileSync(config, withOrigins(configText(), sandbox.origin));
  const account = await startNode({ dist, config, port: 0 });
  const ports = { sandboxPort: sandbox.port, accountPort: account.port };
  const server = await openBenchServer(folder, ports, (path, text) =>
    path.includes('system/fields') ? withCountries(text, countries) : text,
  );
  const at = (host: string, path = ''): string => `https://${host}:${server.port}${path}`;
  const pages: ReadonlyArray<readonly [name: string, address: string]> = [
    ['static form', at(baselineHost, '/static.html')],
    ['React alone', at(baselineHost, '/react.html')],
    ['React, prerendered', at(baselineHost, '/prerendered.html')],
    ['/signin', at('account.xe.localhost', '/signin')],
  ];
  const { args = [], ...launch } = launchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--ignore-certificate-errors-spki-list=${server.pin}`],
  });
  const measured: Round[] = [];
  const loads = [loadavg()[0] ?? 0];

  // Because: the pages alternate in every round, so that other load on the machine affects all of them.
  for (const profile of profiles)
    for (let round = 0; round < rounds; round += 1)
      for (const [page, address] of pages)
        measured.push({ profile: profile.name, page, round, ...(await coldAndWarm(browser, address, profile)) });

  const environment = { browser, engine: sandbox.engine, address: at('account.xe.localhost') };
  const lists = [await accountList(environment, 2), await accountList(environment, 500)];
  countries = 10;
  lists.push(await countryList(environment, countries));
  countries = Infinity;
  lists.push(await countryList(environment, 250));

  loads.push(loadavg()[0] ?? 0);
  await browser.close();
  await server.close();
  await account.stop();
  await sandbox.close();
  const report = { loads, rounds, summed: summarize(measured), lists, weights, measured };
  writeFileSync(join(folder, 'bench.json'), JSON.stringify(report, null, 2));
  console.log([benchTable(measured), listTable(lists), weightTable(weights)].join('\n\n'));
  console.log(
    `\nLoad of the machine: ${loads.map((load) => load.toFixed(1)).join(' to ')}. Written to ${join(folder, 'bench.json')}`,
  );
};
