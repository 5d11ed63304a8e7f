import { register } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserReport } from '#env/commands/shared/tally.ts';
import { output } from '#env/commands/shared/top.ts';
import { launchOptions } from './fixtures/launch.ts';

register('./fixtures/resolveFolders.js', import.meta.url);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(output, 'e2e'),
  globalSetup: './fixtures/buildOnce.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: browserReport }]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: launchOptions(),
    // Because: a picture that floats for five seconds beside every form is drawn without a graphics card, and waited for by axe.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
