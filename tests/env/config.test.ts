import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';
import { platforms } from '#domain/platform/platform.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { readConfig } from '#env/server/config.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { productionConfig } from './productionConfig.ts';

const shipped = readFileSync(join(projectRoot, 'env', 'config.json'), 'utf8');
const sandbox = JSON.stringify(readSandboxConfig());

/** The sites that people may be sent to, each once. */
const sitesOf = ({ transferSiteUrl, productUrls, registrationUrls, allowedRedirectOrigins }: Settings) => {
  const urls = [transferSiteUrl, ...Object.values(productUrls), ...Object.values(registrationUrls)];
  return [...new Set([...urls, ...allowedRedirectOrigins])].filter((url) => url !== null);
};

describe.each([
  ['env/config.json', shipped],
  ['the configuration of the sandbox', sandbox],
])('%s', (_name, text) => {
  it('has every variable and locale for every brand, and a product for each of its own platforms and for no other', () => {
    const warnings: string[] = [];
    for (const { brand, settings } of readConfig(text, (line) => warnings.push(line)).sites) {
      const products = platforms.filter((platform) => settings.productUrls[platform] !== null);
      expect([products.toSorted(), settings.locales]).toEqual([brand.platforms.toSorted(), locales]);
    }
    expect(warnings).toEqual([]);
  });

  // Because: a brand without a site of its own gets that of the default block, to which its people may not be sent.
  it('has sites of its own for every brand', () => {
    const sites = readConfig(text).sites.flatMap(({ settings }) => sitesOf(settings));
    expect(sites.filter((site, at) => sites.indexOf(site) !== at)).toEqual([]);
  });
});

it('env/config.json is for development, and has only https and no sandbox address', () => {
  expect(readConfig(shipped).sites[0]?.settings.environment).toBe('development');
  expect(shipped).not.toMatch(/http:|localhost|\b4100\b/);
});

it('env/config.json does not start in production before the deployment has filled it in', () => {
  const unfinished = shipped.replace('"development"', '"production"');
  for (const { displayName } of brands)
    for (const name of ['analytics.writeKey', 'securityContact'])
      expect(() => readConfig(unfinished)).toThrow(`${displayName}: not filled in for production: ${name}`);
  expect(readConfig(productionConfig()).sites).toHaveLength(brands.length);
});

it('the sandbox is not for production, and has only addresses of this machine, and a running site for each destination', () => {
  expect(readConfig(sandbox).sites[0]?.settings.production).toBe(false);
  const urls = sandbox.match(/https?:\/\/[^"]*/g) ?? [];
  expect(urls.filter((url) => !new URL(url).hostname.endsWith('.localhost'))).toEqual([]);
  const running = relyingParties().map(({ host }) => `http://${host}:4100`);
  const ends = readConfig(sandbox).sites.flatMap(({ settings }) => sitesOf(settings));
  expect(ends.filter((end) => !running.includes(new URL(end).origin))).toEqual([]);
});
