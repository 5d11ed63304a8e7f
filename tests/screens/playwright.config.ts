import { register } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pseudoLocale } from '#domain/locale/locale.ts';
import { outputFolder } from '#env/shared/projectRoot.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import { pseudoLocaleState } from '#tests/e2e/fixtures/pseudoLocaleState.ts';
import { sceneFilter } from './sceneFilter.ts';

register('../e2e/fixtures/resolveFolders.js', import.meta.url);

export default defineConfig({
  testDir: '.',
  testMatch: 'screens.spec.ts',
  outputDir: join(outputFolder, 'screens-run'),
  globalSetup: '../e2e/fixtures/globalSetup.ts',
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: 'line',
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: sceneFilter.locale,
    colorScheme: sceneFilter.scheme,
    ...(sceneFilter.locale === pseudoLocale && { storageState: pseudoLocaleState }),
    timezoneId: 'Europe/London',
    launchOptions: launchOptions(),
  },
});
