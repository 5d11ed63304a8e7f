import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { hostingRequestTest } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import { hostedServers } from '#tests/e2e/fixtures/hosting/startServer.ts';
import { checkAnswers } from './checkAnswers.ts';
import { hostedDeployment } from './hostedDeployment.ts';
import { memoryDeployment } from './memoryDeployment.ts';
import { memoryRequester } from './memoryRequester.ts';
import type { Site } from './row.ts';
import { productionTable, table } from './table.ts';

const sandbox = () =>
  memoryDeployment(
    JSON.stringify(readSandboxConfig()),
    (site) => `account.${site}.localhost`,
    (site) => `http://account.${site}.localhost:4100`,
  );

const domains: { readonly [Key in Site]: string } = {
  xe: 'xe.com',
  britline: 'britline.com',
  johnlewis: 'johnlewismoney.com',
};

const production = () =>
  memoryDeployment(
    readFileSync(join(projectRoot, 'env', 'config.json'), 'utf8'),
    (site) => `account.${domains[site]}`,
    (site) => `https://account.${domains[site]}`,
  );

test('the table of answers has at least 300 rows, and no request twice', () => {
  const requests = [table, productionTable].flatMap((one, at) =>
    Object.values(one)
      .flat()
      .map(([host, path, sent]) => JSON.stringify([at, host, path, sent])),
  );
  expect(requests.length).toBeGreaterThanOrEqual(300);
  expect(requests.filter((request, at) => requests.indexOf(request) !== at)).toEqual([]);
});

test('the handler in memory gives every answer of the table', async () => {
  const { handler, deployment } = sandbox();
  expect(await checkAnswers(memoryRequester(handler), deployment, table)).toEqual([]);
});

test('the handler in memory gives every answer of the table in production', async () => {
  const { handler, deployment } = production();
  expect(await checkAnswers(memoryRequester(handler), deployment, productionTable)).toEqual([]);
});

for (const server of hostedServers) {
  test.describe(server, () => {
    const hostedTest = hostingRequestTest(server);

    hostedTest(`${server} gives every answer of the table`, async ({ hosted, headersOf }) => {
      const deployment = hostedDeployment(server, hosted, headersOf);
      expect(await checkAnswers(hosted.request, deployment, table)).toEqual([]);
    });
  });

  test.describe(`${server} in production`, () => {
    const hostedTest = hostingRequestTest(server);
    hostedTest.use({ settingsOverrides: { environment: 'production' } });

    hostedTest(`${server} gives every answer of the table in production`, async ({ hosted, headersOf }) => {
      const deployment = hostedDeployment(server, hosted, headersOf);
      const inProduction = { ...deployment, originOf: (site: Site) => `https://account.${site}.localhost` };
      expect(await checkAnswers(hosted.request, inProduction, productionTable)).toEqual([]);
    });
  });
}
