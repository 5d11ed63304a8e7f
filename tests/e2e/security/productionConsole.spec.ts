import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { productionConfig } from '#tests/env/productionConfig.ts';

const consoleOf = (page: Page): ReadonlyArray<string> => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
};

test('in production only the log writes to the console', async ({ page, pageErrors }) => {
  // Because: the policy of the sandbox does not know the hosts of the deployed configuration.
  pageErrors.expect(
    /Content Security Policy|^policy: |^outside: |failed|Failed|reported an error|not handled|^uncaught: canary$/,
  );
  await page.route('**/env/config.json', (route) =>
    route.fulfill({ body: productionConfig(), contentType: 'application/json' }),
  );
  const lines = consoleOf(page);
  await page.goto('/signin');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.evaluate(() => {
    for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const)
      console[method]('canary', { text: 'canary' });
    queueMicrotask(() => {
      throw new Error('canary');
    });
    void Promise.reject(new Error('canary'));
  });
  const expected = [
    'A library reported an error',
    'An error was not handled',
    'A rejection was not handled',
    'Session recording disabled',
  ];
  await expect.poll(() => expected.filter((line) => !lines.includes(line))).toEqual([]);
  expect(lines.join('\n')).not.toContain('canary');
});

test('before the settings are known the console shows nothing of an answer', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/Failed to (fetch variables|load resource)/);
  const lines = consoleOf(page);
  const body = { code: 'CanaryException', message: 'canary' };
  await sandbox.fail({ host: 'account.xe.localhost', path: '/env/config.json', status: 500, body });
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(lines).toContain('Failed to fetch variables (500)');
  expect(lines.join('\n')).not.toMatch(/canary/i);
});
