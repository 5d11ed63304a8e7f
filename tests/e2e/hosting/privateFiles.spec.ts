import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { dist as built } from '#env/shared/projectRoot.ts';
import { pathSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { mapText, plantedMaps, plantedMapsTest } from '#tests/e2e/fixtures/hosting/plantedMaps.ts';
import { webServers } from '#tests/e2e/fixtures/hosting/startServer.ts';
import { builtPaths } from './builtPaths.ts';

const host = 'account.xe.localhost';
const privatePaths = [
  '/prerendered/index.json',
  '/prerendered/xe/en-GB/index.html',
  '/.vite/manifest.json',
  ...plantedMaps,
];

const spellings = (): readonly string[] =>
  fc.sample(fc.constantFrom(...privatePaths).chain(pathSpelling), { numRuns: 150, seed: 14 });

// Because: with the server on Node, the unit tests of the handler and of its list of public files do the same.
for (const server of ['workerd', ...webServers] as const)
  plantedMapsTest(server)(
    `${server} serves neither the prerendered files nor source maps, however their path is written`,
    async ({ dist, hosted: { request } }) => {
      const texts = privatePaths.map((path) => readFileSync(join(dist, path), 'utf8'));
      const served: string[] = [];
      for (const path of [...privatePaths, ...spellings()]) {
        const { text } = await request(host, path);
        if (texts.includes(text) || text.includes(mapText)) served.push(path);
      }
      for (const path of plantedMaps.flatMap((map) => [map, `${map}.br`, map.replace('.map', '.MAP')]))
        if ((await request(host, path)).status !== 404) served.push(path);
      expect(served).toEqual([]);
    },
  );

test('a production build has no source map, and no file names one', () => {
  const paths = builtPaths('');
  expect(paths.filter((path) => /\.map$/i.test(path))).toEqual([]);
  const scripts = paths.filter((path) => /\.(?:js|css|html)$/.test(path));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((path) => /sourceMappingURL/.test(readFileSync(join(built, path), 'utf8')))).toEqual([]);
});
