import { register } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { nextLocaleCookie, pseudoLocale } from '#domain/locale/locale.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { outputFolder } from '#env/shared/projectRoot.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import { sceneFilter } from './sceneFilter.ts';

register('../e2e/fixtures/resolveFolders.js', import.meta.url);

/** The cookies of a browser that has chosen the pseudo-locale on every account host. */
const pseudoLocaleCookies = brands.map((brand) => {
  const cookie = { name: nextLocaleCookie.name, value: pseudoLocale, domain: accountHost(brand), path: '/' };
  return { ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
});

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
    ...(sceneFilter.locale === pseudoLocale && { storageState: { cookies: pseudoLocaleCookies, origins: [] } }),
    timezoneId: 'Europe/London',
    launchOptions: launchOptions(),
  },
});
