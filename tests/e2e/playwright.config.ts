import { register } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserReport } from '#env/commands/shared/reports.ts';
import { outputFolder } from '#env/shared/projectRoot.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';

register('./fixtures/resolveFolders.js', import.meta.url);

// Because: the headless shell has no back/forward cache, and the journeys run in the browser that people have.
const needsBrowser = ['**/journeys/*.spec.ts', '**/session/backForwardCache.spec.ts'];

// Because: Playwright switches the back/forward cache off.
const withCache = { ...launchOptions('browser'), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

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
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Because: the artwork beside the form moves for five seconds, which is slow without a graphics card, and axe waits for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'browser', testMatch: needsBrowser, use: { launchOptions: withCache } },
    { name: 'headless shell', testIgnore: needsBrowser, use: { launchOptions: launchOptions('headlessShell') } },
  ],
});
