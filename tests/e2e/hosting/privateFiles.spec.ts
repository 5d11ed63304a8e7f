import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { mainBrand } from '#domain/brand/brand.ts';
import { dist as built } from '#env/commands/shared/projectRoot.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { pathSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { mapText, plantedMaps, plantedMapsTest } from '#tests/e2e/fixtures/hosting/plantedMaps.ts';
import { makeRequester, type Requester } from '#tests/e2e/fixtures/hosting/request.ts';
import { hostedServers } from '#tests/e2e/fixtures/hosting/startServer.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { builtPaths } from './builtPaths.ts';

const privatePaths = ['/prerendered/index.json', '/prerendered/xe/index.html', '/.vite/manifest.json', ...plantedMaps];

const spellings = (): readonly string[] =>
  fc.sample(fc.constantFrom(...privatePaths).chain(pathSpelling), { numRuns: 600, seed: 14 });

const expectNoPrivateFile = async (request: Requester, dist: string): Promise<void> => {
  const texts = privatePaths.map((path) => readFileSync(join(dist, path), 'utf8'));
  const served: string[] = [];
  for (const path of [...privatePaths, ...spellings()]) {
    const { text } = await request(accountHost(mainBrand), path);
    if (texts.includes(text) || text.includes(mapText)) served.push(path);
  }
  for (const path of plantedMaps.flatMap((map) => [map, `${map}.br`, map.replace('.map', '.MAP')]))
    if ((await request(accountHost(mainBrand), path)).status !== 404) served.push(path);
  expect(served).toEqual([]);
};

for (const server of hostedServers)
  plantedMapsTest(server)(
    `${server} serves neither the prerendered files nor source maps, however their path is written`,
    ({ dist, hosted }) => expectNoPrivateFile(hosted.request, dist),
  );

plantedMapsTest('node')(
  'the sandbox serves neither the prerendered files nor source maps, however their path is written',
  async ({ dist }) => {
    const { port, close } = await serveSandbox({ port: 0, dist });
    await expectNoPrivateFile(makeRequester(port), dist);
    await close();
  },
);

test('a production build has no source map, and no file names one', () => {
  const paths = builtPaths('');
  expect(paths.filter((path) => /\.map$/i.test(path))).toEqual([]);
  const scripts = paths.filter((path) => /\.(?:js|css|html)$/.test(path));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((path) => /sourceMappingURL/.test(readFileSync(join(built, path), 'utf8')))).toEqual([]);
});
