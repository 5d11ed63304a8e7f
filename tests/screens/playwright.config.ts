import { register } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { output } from '#env/commands/shared/top.ts';
import { launchOptions } from '#tests/e2e/fixtures/launch.ts';
import { wanted } from './wanted.ts';

register('../e2e/fixtures/resolveFolders.js', import.meta.url);

export default defineConfig({
  testDir: '.',
  testMatch: 'screens.spec.ts',
  outputDir: join(output, 'screens-run'),
  globalSetup: '../e2e/fixtures/buildOnce.ts',
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: 'line',
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: wanted.locale,
    timezoneId: 'Europe/London',
    launchOptions: launchOptions(),
  },
});
