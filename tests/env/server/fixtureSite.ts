import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';
import type { Assets } from '#env/server/assets.ts';
import { readConfig, type ServerConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';
import { readAssets } from '#env/server/node/readAssets.ts';

/** The text of every private file of the build. */
export const privateText: string = 'not for visitors';
/** Files that lie beside the public ones, and may not be served. */
export const privateFiles: readonly string[] =
  '/index.html /.vite/manifest.json /.git/HEAD /assets/app-1a2b3c4d.js.map /brands/.hidden'.split(' ');

/** The folder of a small build: every page, some public files with their path for a text, and private ones. */
export const fixtureDist: string = mkdtempSync(join(tmpdir(), 'hosted-'));
process.once('exit', () => rmSync(fixtureDist, { recursive: true, force: true }));

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(fixtureDist, path)), { recursive: true });
  writeFileSync(join(fixtureDist, path), content);
};
for (const path of privateFiles) write(path, privateText);
for (const path of ['/assets/app-1a2b3c4d.js', '/brands/xe/logo.svg']) {
  write(path, path);
  write(`${path}.br`, brotliCompressSync(path));
  write(`${path}.gz`, gzipSync(path));
}
write('/favicon.ico', '/favicon.ico');
const forms = ['signin', 'signup', 'forgot-password'];
for (const folder of brands.flatMap(({ key }) => locales.map((locale) => `${key}/${locale}`)))
  for (const name of ['index', ...forms].map((screen) => `${folder}/${screen}.html`))
    write(`prerendered/${name}`, `<!doctype html>${name} https://origin.invalid`);
const index = {
  scriptHashes: ['sha256-script'],
  styleHashes: Object.fromEntries(brands.map(({ key }) => [key, [`sha256-${key}`]])),
};
write('prerendered/index.json', JSON.stringify(index));

/** The build as Node reads it. */
export const fixtureAssets: Assets = readAssets(fixtureDist);

const blockOf = (key: string) => ({
  hostName: `${key}.test`,
  launchpadApiUrl: `https://launchpad.${key}.test`,
  transferSiteUrl: `https://transfer.${key}.test`,
  publicUrls: { default: `https://account.${key}.test` },
});

/** The text of a production configuration of three brands, at `xe.test`, `britline.test` and `johnlewis.test`. */
export const configText: string = JSON.stringify({
  default: {
    environment: 'production',
    appBrand: 'xe',
    locales: ['en-GB', 'fr-FR'],
    securityContact: 'tel:112',
    reporting: { endpoint: 'https://reports.test/csp' },
  },
  brands: {
    ...Object.fromEntries(brands.map(({ key }) => [key, blockOf(key)])),
    johnlewis: { ...blockOf('johnlewis'), consent: { enabled: false, source: 'https://banner.test/b.js' } },
  },
});

/** The configuration of three brands. */
export const fixtureConfig: ServerConfig = readConfig(configText, () => undefined);

/** The handler of the fixture. */
export const fixtureHandler: Handler = makeHandler(fixtureAssets, fixtureConfig, () => Date.UTC(2026, 0));
