import { register } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserReport } from '#env/commands/shared/reports.ts';
import { outputFolder } from '#env/shared/projectRoot.ts';
import { launchOptions, visitor } from '#tests/e2e/fixtures/launchOptions.ts';

register('./fixtures/resolveFolders.js', import.meta.url);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(outputFolder, 'e2e'),
  globalSetup: './fixtures/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: browserReport }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: launchOptions('headlessShell'),
    contextOptions: visitor,
    screenshot: 'only-on-failure',
  },
});
