import * as E from 'fp-ts/Either';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';
import { platforms } from '#domain/platform/platform.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { brandBlock, type Settings, type SettingsBlock, type SettingsFile } from '#domain/settings/settings.ts';
import { bannerHost, tagManagerHost } from '#env/sandbox/hosts.ts';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { readConfig } from '#env/server/config.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';
import { productionConfig } from './productionConfig.ts';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const files = {
  'env/config.json': textOf('../../env/config.json'),
  'the sandbox': JSON.stringify(readSandboxConfig()),
};

const decoded = (text: string): SettingsFile => {
  const file = settingsFileCodec.decode(JSON.parse(text));
  if (E.isLeft(file)) throw new Error('not a configuration');
  return file.right;
};

const settingsOf = (text: string): ReadonlyArray<Settings> =>
  brands.flatMap((brand) => forBrand(decoded(text), brand).settings ?? []);

describe.each(Object.entries(files))('%s', (_name, text) => {
  // Because: the default block has the sites of its own brand, to which the people of no other brand may be sent.
  it('has, in the block of every other brand, its own transfer site, registration sites and redirect origins', () => {
    const file = decoded(text);
    const sites = ({ transferSiteUrl, registrationUrls, allowedRedirectOrigins }: SettingsBlock) => [
      transferSiteUrl,
      registrationUrls?.corporate,
      registrationUrls?.personal,
      ...(allowedRedirectOrigins ?? [undefined]),
    ];
    const others = brands.filter(({ key }) => key !== file.default.appBrand);
    const foreign = [undefined, ...sites(file.default)];
    const found = others.flatMap(({ key }) => sites(brandBlock(file, key)).filter((site) => foreign.includes(site)));
    expect([others.length, found]).toEqual([brands.length - 1, []]);
  });

  it('has every variable and locale for every brand, and a product for each of its own platforms and for no other', () => {
    for (const brand of brands) {
      const { problems, settings } = forBrand(decoded(text), brand);
      const products = platforms.filter((platform) => settings?.productUrls[platform] !== null);
      expect(products.toSorted()).toEqual(brand.platforms.toSorted());
      expect([problems, settings?.locales]).toEqual([[], locales]);
    }
  });
});

describe('env/config.json', () => {
  it('is for development, and has only https and no sandbox address', () => {
    expect(settingsOf(files['env/config.json']).map(({ environment }) => environment)).toContain('development');
    expect(files['env/config.json']).not.toMatch(/http:|localhost|\b4100\b/);
    expect(() => readConfig(files['env/config.json'])).not.toThrow();
  });

  it('does not start in production before the deployment has filled it in', () => {
    const unfinished = files['env/config.json'].replace('"development"', '"production"');
    for (const { displayName } of brands)
      for (const name of ['analytics.writeKey', 'securityContact'])
        expect(() => readConfig(unfinished)).toThrow(`${displayName}: not filled in for production: ${name}`);
    expect(readConfig(productionConfig()).sites).toHaveLength(brands.length);
  });
});

describe('the configuration of the sandbox', () => {
  const [xe, britline, johnlewis] = settingsOf(files['the sandbox']);

  it('is not for production and has only addresses of this machine', () => {
    expect(xe?.production).toBe(false);
    const urls = files['the sandbox'].match(/https?:\/\/[^"]*/g) ?? [];
    expect(urls.filter((url) => !new URL(url).hostname.endsWith('.localhost'))).toEqual([]);
  });

  it('has a running site for each destination', () => {
    const running = relyingParties().map(({ host }) => `http://${host}:4100`);
    const ends = settingsOf(files['the sandbox']).flatMap((settings) => [
      settings.transferSiteUrl,
      ...Object.values(settings.productUrls),
      ...Object.values(settings.registrationUrls),
      ...settings.allowedRedirectOrigins,
    ]);
    expect(ends.filter((end) => end !== null && !running.includes(new URL(end).origin))).toEqual([]);
  });

  // Because: a page with a tag manager does not require Trusted Types, and most of the tests must run under them.
  it('has a banner and a tag manager for the retail partner, and for the others its own consent card', () => {
    for (const settings of [xe, britline])
      expect(settings).toMatchObject({ consent: { enabled: true }, tagManager: { src: null } });
    expect(johnlewis?.consent).toEqual({ enabled: false, source: `http://${bannerHost}:4100/banner.js` });
    expect(johnlewis?.tagManager.src).toBe(`http://${tagManagerHost}:4100/manager.js`);
  });
});
