import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { checkAnswers } from './checkAnswers.ts';
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

test('the table has at least 300 rows, and none twice', () => {
  const rows = Object.values({ ...table, ...productionTable }).flat();
  expect(rows.length).toBeGreaterThanOrEqual(300);
  const requests = Object.entries({ ...table, ...productionTable }).flatMap(([group, groupRows]) =>
    groupRows.map(([host, path, sent]) => JSON.stringify([group === 'production', host, path, sent])),
  );
  expect(requests.filter((one, at) => requests.indexOf(one) !== at)).toEqual([]);
});

test('the handler in memory gives the answers of the table', async () => {
  const { handler, deployment } = sandbox();
  expect(await checkAnswers(memoryRequester(handler), deployment, table)).toEqual([]);
});

test('the handler in memory gives the answers of the table in production', async () => {
  const { handler, deployment } = production();
  expect(await checkAnswers(memoryRequester(handler), deployment, productionTable)).toEqual([]);
});
