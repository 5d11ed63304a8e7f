import { readFileSync } from 'node:fs';
import { brands, mainBrand, type Brand } from '#domain/brand/brand.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { deploymentOf, type Build, type Deployment } from '#env/hosting/deployment.ts';

/** The configuration of the product. */
export const file: SettingsFile = JSON.parse(
  readFileSync(new URL('../../../env/config.json', import.meta.url), 'utf8'),
);
/** What a build says of itself. */
export const build: Build = {
  index: {
    version: 1,
    shell: 'index.html',
    screens: { '/': 'signin.html', '/signin': 'signin.html' },
    locales: ['en-GB', 'fr-FR'],
    defaultLocale: 'en-GB',
    localeCookie: 'NEXT_LOCALE',
    scriptHashes: ['sha256-c2NyaXB0'],
    brands: { xe: { sessionCookie: 'xe_session', styleHashes: ['sha256-c3R5bGU='] } },
  },
  files: ['/favicon.ico'],
  folders: ['/assets/', '/brands/'],
};

const acme: Brand = {
  ...mainBrand,
  key: 'acme',
  hostName: 'acme.example',
  sessionCookie: 'acme.sid',
};
const withAcme: SettingsFile = {
  ...file,
  brands: { ...file.brands, acme: { launchpadApiUrl: 'https://launchpad.acme.example', locales: ['en-GB'] } },
};
/** The deployment of the three brands and one that the brand table does not have. */
export const deployment: Deployment = deploymentOf(withAcme, build, [...brands.slice(0, 3), acme]);
