import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { dist } from '#env/shared/projectRoot.ts';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import type { Result } from '#tests/bench/figures.ts';
import { baselineHost, openBenchServer } from './benchServer.ts';
import { buildBaselines } from './buildBaselines.ts';
import { measurePage, type Profile } from './measurePageLoad.ts';
import { baseline, pageTable, type Round } from './pageReport.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const profiles: ReadonlyArray<Profile> = [
  { name: 'Slow 4G', latency: 150, kilobits: 1600, cpu: 4 },
  { name: 'Cable', latency: 28, kilobits: 5000, cpu: 1 },
];

/** Measures how fast the app becomes usable, compared with a plain React page. */
export const measurePages = async (folder: string): Promise<Result> => {
  await buildBaselines(folder);
  const sandbox = await serveSandbox({ port: 0 });
  const config = join(folder, 'config.json');
  writeFileSync(config, configText({}, sandbox.origin));
  const account = await startNode({ dist, config, port: 0 });
  const server = await openBenchServer(folder, { sandbox: sandbox.port, account: account.port });
  const at = (host: string, path: string): string => `https://${host}:${server.port}${path}`;
  const pages: { readonly [name: string]: string } = {
    'static form': at(baselineHost, '/static.html'),
    [baseline]: at(baselineHost, '/react.html'),
    '/signin without a script': at(baselineHost, '/same.html'),
    'React, prerendered': at(baselineHost, '/prerendered.html'),
    '/signin': at('account.xe.localhost', '/signin'),
  };
  const { args = [], ...launch } = launchOptions();
  const pinned = `--ignore-certificate-errors-spki-list=${server.pin}`;
  const browser = await chromium.launch({ ...launch, args: [...args, pinned] });
  const figures: Round[] = [];

  const measure = async (profile: Profile, page: string): Promise<void> => {
    const measured = await measurePage(browser, pages[page] ?? '', profile);
    figures.push({ profile: profile.name, page, ...measured });
  };

  // Because: the pages alternate in every round, so that other load on the machine affects all of them.
  for (const profile of profiles)
    for (let round = 0; round < rounds; round += 1) for (const page of Object.keys(pages)) await measure(profile, page);

  await browser.close();
  await server.close();
  await account.stop();
  await sandbox.close();
  return { figures, report: pageTable(figures) };
};
