import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { consentCard } from './consentCard.ts';

test('a batch of events that the collector refuses, or that does not reach it, is one line of the log', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Analytics batch failed|collector\.localhost|Failed to load resource/);
  let lines: ReadonlyArray<string> = [];
  page.on('console', (line) => {
    if (line.text().includes('Analytics')) lines = [...lines, line.text()];
  });
  const batch = { host: 'collector.localhost', method: 'POST', path: '/v1/b' };
  await sandbox.fail({ ...batch, times: 1, status: 400, body: { message: 'canary' } });
  await page.goto('/signin');
  await consentCard(page).press('Accept');
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBe(1);
  // Because: the browser itself sends once more what a used connection has lost.
  await sandbox.fail({ ...batch, times: 3, reset: true });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.poll(() => lines.length, { timeout: 15_000 }).toBeGreaterThan(1);
  expect(lines.filter((line) => !line.startsWith('Analytics batch failed'))).toEqual([]);
  expect(lines.join()).not.toMatch(/canary|Consent State Change/);
});
