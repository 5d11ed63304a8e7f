import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { productionConfig } from '#tests/env/productionConfig.ts';
import { withOverrides } from '#env/sandbox/account/configFile.ts';
import { hostingRequestTest } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import { webServers } from '#tests/e2e/fixtures/hosting/startServer.ts';
import { checkAnswers } from './checkAnswers.ts';

import { hostedDeployment, memoryDeployment, sandboxDeployment } from './deployment.ts';
import { memoryRequester } from './memoryRequester.ts';
import type { Site } from './row.ts';
import { frontTable, productionTable, table } from './table.ts';
import { expectTls } from './tls.ts';
import { expectTooLarge } from './tooLarge.ts';

const domains: { readonly [Key in Site]: string } = {
  xe: 'xe.com',
  britline: 'britline.com',
  johnlewis: 'johnlewismoney.com',
};

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
  const { handler, deployment } = sandboxDeployment();
  expect(await checkAnswers(memoryRequester(handler), deployment, table)).toEqual([]);
});

test('the handler in memory gives every answer of the table in production', async () => {
  const { handler, deployment } = memoryDeployment(
    productionConfig(),
    (site) => `account.${domains[site]}`,
    (site) => `https://account.${domains[site]}`,
  );
  expect(await checkAnswers(memoryRequester(handler), deployment, productionTable)).toEqual([]);
});

const addressAt = (scheme: string, port: number) => (site: Site) => `${scheme}://account.${site}.localhost:${port}`;

for (const server of ['node', 'workerd'] as const) {
  const hostedTest = hostingRequestTest(server);

  hostedTest(`${server} gives every answer of the table, and in production after a restart`, async ({ hosted }) => {
    const { request, port, config, configFile, restart } = hosted;
    const deployment = hostedDeployment(server, config, addressAt('http', port));
    expect(await checkAnswers(request, deployment, table)).toEqual([]);
    if (server === 'node') await hostedTest.step('beyond 64 kB of headers', () => expectTooLarge(request));

    // Because: in production every address must be https.
    const inProduction = withOverrides(config, { environment: 'production' }).replaceAll('http:', 'https:');
    writeFileSync(configFile, inProduction);
    await restart();
    const production = hostedDeployment(server, inProduction, addressAt('https', port));
    expect(await checkAnswers(request, production, productionTable)).toEqual([]);
  });
}

for (const server of webServers) {
  const hostedTest = hostingRequestTest(server);

  hostedTest(`${server} gives every answer of the table that it decides itself`, async ({ hosted }) => {
    const { request, port, config } = hosted;
    const deployment = hostedDeployment(server, config, addressAt('https', port));
    expect(await checkAnswers(request, deployment, frontTable)).toEqual([]);
    await hostedTest.step('beyond 64 kB of headers', () => expectTooLarge(request));
    await hostedTest.step('over safe versions of TLS', () => expectTls(port));
  });
}
