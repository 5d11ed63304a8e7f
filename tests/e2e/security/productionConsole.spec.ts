import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

const consoleOf = (page: Page): ReadonlyArray<string> => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
};

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
