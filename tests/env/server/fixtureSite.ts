import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';
import type { PrerenderIndex } from '#env/server/prerenderedPages.ts';
import { suffixOf, type Assets, type PublicFile } from '#env/server/assets.ts';
import { brandHeaders } from '#env/server/policies/securityPolicy.ts';
import { readConfig, type ServerConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';

const index: PrerenderIndex = {
  screens: { '/': 'signin.html', '/signin': 'signin.html', '/signup': 'signup.html' },
  scriptHashes: ['sha256-script'],
  styleHashes: Object.fromEntries(brands.map(({ key }) => [key, [`sha256-${key}`]])),
};

const twins: PublicFile['encodings'] = ['br', 'gzip'];

/** The public files of the fixture. */
export const publicFiles: ReadonlyMap<string, PublicFile> = new Map([
  ['/assets/app-1a2b3c4d.js', { version: 'app-1a2b3c4d.js', encodings: twins }],
  ['/brands/xe/logo.svg', { version: 'f00', encodings: twins }],
  ['/favicon.ico', { version: 'f01', encodings: [] }],
]);

/** Files that lie beside the public ones. */
export const privateFiles: readonly string[] = [
  '/index.html',
  '/prerendered/index.json',
  '/prerendered/xe/en-GB/signin.html',
  '/.vite/manifest.json',
  '/assets/app-1a2b3c4d.js.br',
  '/assets/app-1a2b3c4d.js.map',
  '/.git/HEAD',
];

/** The text of every private file. */
export const privateText: string = 'not for visitors';

const pages = new Map(
  brands.flatMap(({ key }) =>
    locales
      .flatMap((locale) => ['index.html', 'signin.html', 'signup.html'].map((name) => `${locale}/${name}`))
      .map((name) => [`prerendered/${key}/${name}`, `<!doctype html>${key}/${name} https://origin.invalid`]),
  ),
);

/** A small build in memory. A compressed copy is the text after the name of its encoding. */
export const fixtureAssets: Assets = {
  index,
  files: publicFiles,
  readPage: async (file) => pages.get(file) ?? null,
  // Because: a disk reads every file, so that the list of public files alone protects the others.
  readFile: async (path, encoding) =>
    publicFiles.has(path) ? `${path}${encoding === null ? '' : suffixOf[encoding]}` : privateText,
  compress: async (text, encoding) => new TextEncoder().encode(`${encoding} ${text}`),
};

const site = (host: string) => ({
  hostName: host,
  launchpadApiUrl: `https://launchpad.${host}`,
  transferSiteUrl: `https://transfer.${host}`,
  publicUrls: { default: `https://account.${host}` },
  registrationUrls: { corporate: `https://register.${host}/c`, personal: `https://register.${host}/p` },
});

/** The text of a configuration of three brands, at `xe.test`, `britline.test` and `johnlewis.test`. */
export const configText = (environment: 'production' | 'staging'): string =>
  JSON.stringify({
    default: {
      environment,
      version: '1.0.0',
      appBrand: 'xe',
      locales: ['en-GB', 'fr-FR'],
      securityContact: 'tel:112',
      reporting: { endpoint: 'https://reports.test/csp' },
    },
    brands: {
      ...Object.fromEntries(brands.map(({ key }) => [key, site(`${key}.test`)])),
      johnlewis: { ...site('johnlewis.test'), consent: { enabled: false, source: 'https://banner.test/b.js' } },
    },
  });

const configs: { readonly [environment in 'production' | 'staging']: ServerConfig } = {
  production: readConfig(configText('production'), () => undefined),
  staging: readConfig(configText('staging'), () => undefined),
};

/** A configuration of three brands. */
export const fixtureConfig = (environment: 'production' | 'staging'): ServerConfig => configs[environment];

/** The handler of the fixture. */
export const fixtureHandler = (environment: 'production' | 'staging'): Handler =>
  makeHandler(fixtureAssets, fixtureConfig(environment), () => Date.UTC(2026, 0));

/** The security headers of a host's brand, by lower-case name; those of `xe` for a host of no brand. */
export const headersOfHost = (
  environment: 'production' | 'staging',
  host: string,
): ReadonlyArray<readonly [string, string]> => {
  const { sites } = fixtureConfig(environment);
  const [configured] = sites;
  const named = sites.find(({ settings }) => `.${host}`.endsWith(`.${settings.hostName}`)) ?? configured;
  if (named === undefined) throw new Error('The configuration has no brand.');
  return brandHeaders(named.brand, named.settings, index).map(([name, value]) => [name.toLowerCase(), value]);
};
