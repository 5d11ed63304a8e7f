import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { appContextFor, forBrand } from '#domain/settings/appContext.ts';
import type { SettingsFile } from '#domain/settings/settings.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { productionConfig } from '#tests/env/productionConfig.ts';
import { settingsBlock } from '#tests/arbitraries/settingsFile.ts';

const essentials = { launchpadApiUrl: 'https://launchpad.xe.com/api', transferSiteUrl: 'https://transfer.xe.com' };
const blocks = fc.tuple(settingsBlock, settingsBlock);
const settingsOf = (file: SettingsFile) => forBrand(file, mainBrand).settings;

describe('forBrand', () => {
  itAlways('prefers the block of the brand, and ignores the others', [blocks, settingsBlock], (both, other) => {
    const [base, own] = both;
    const file = { default: { ...base, ...essentials }, brands: { xe: own } };
    const settings = settingsOf(file);
    expect(settings?.version).toBe(own.version ?? base.version ?? '');
    expect(settings?.f5Enabled).toBe(own.f5Enabled ?? base.f5Enabled ?? false);
    expect(settings?.productUrls.ERP).toBe(own.productUrls?.ERP ?? base.productUrls?.ERP ?? null);
    expect(settings?.consent.enabled).toBe(own.consent?.enabled ?? base.consent?.enabled ?? true);
    expect(settings?.locales).toEqual(own.locales ?? base.locales ?? []);
    expect(settings?.allowedRedirectOrigins).toEqual(own.allowedRedirectOrigins ?? base.allowedRedirectOrigins ?? []);
    const personal = own.registrationUrls?.personal ?? base.registrationUrls?.personal ?? null;
    expect(settings?.registrationUrls.personal).toBe(personal);
    const withOther = { ...file, brands: { xe: own, britline: other } };
    expect(forBrand(withOther, mainBrand)).toEqual(forBrand(file, mainBrand));
  });

  it.each(['launchpadApiUrl', 'transferSiteUrl'] as const)('returns no settings without %s, and names it', (name) => {
    for (const value of [null, undefined, '', 'javascript:alert(1)', 'xhttps://brand.test', ['https://brand.test']]) {
      const { settings, problems } = forBrand({ default: { ...essentials, [name]: value }, brands: {} }, mainBrand);
      expect(settings).toBeNull();
      expect(problems).toContain(`Variable not defined for this environment: ${name}`);
    }
  });

  it('ends the launchpad address with one slash', () => {
    const given = ['', '/', '///'].map((end) => ({ ...essentials, launchpadApiUrl: `https://l.test/api${end}` }));
    const addresses = given.map((block) => settingsOf({ default: block, brands: {} })?.launchpadApiUrl);
    expect(addresses).toEqual(given.map(() => 'https://l.test/api/'));
  });

  it('is safe against prototype pollution', () => {
    const poisoned = JSON.parse(
      `{"default": ${JSON.stringify(essentials)}, "brands": {"xe": {"__proto__": {"f5Enabled": true, "polluted": 1},
        "constructor": {"prototype": {"polluted": 1}}, "consent": {"__proto__": {"enabled": false}}}}}`,
    ) as SettingsFile;
    const settings = settingsOf(poisoned);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect([settings?.f5Enabled, settings?.consent.enabled]).toEqual([false, true]);
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(forBrand({ default: essentials, brands: {} }, { ...mainBrand, key }).settings?.version).toBe('');
    }
  });
});

describe('appContextFor', () => {
  const files: Readonly<Record<string, SettingsFile>> = {
    'that of production': JSON.parse(productionConfig()),
    'that of the sandbox': readSandboxConfig(),
  };

  it.each(Object.entries(files))('finds each brand by its host in %s, with https in production', (_, file) => {
    for (const brand of brands) {
      const { context, problems } = appContextFor(file, `account.${file.brands[brand.key]?.hostName ?? ''}:4100`);
      expect([context?.brand.key, problems]).toEqual([brand.key, []]);
      expect(context?.settings.transferSiteUrl).toMatch(context?.settings.production === true ? /^https:/ : /^http:/);
    }
  });

  it('shows the configured app brand on a host that names none, and nothing where sign-in is impossible', () => {
    const file = { default: { ...essentials, appBrand: 'johnlewis' }, brands: {} };
    expect(appContextFor(file, 'localhost').context?.brand.key).toBe('johnlewis');
    expect(appContextFor({ default: {}, brands: {} }, 'xe.com').context).toBeNull();
  });
});
