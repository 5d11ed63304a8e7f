import { describe, expect, it } from 'vitest';
import type { Brand } from '#domain/brand/brand.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { platforms } from '#domain/platform/platform.ts';
import { brandHosts, forBrand } from '#domain/settings/appContext.ts';
import { brandBlock, type Settings } from '#domain/settings/settings.ts';
import { variableNames, variablePaths, withVariable } from '#tests/arbitraries/variablePath.ts';

const essentials = {
  environment: 'sandbox',
  launchpadApiUrl: 'https://launchpad.test/',
  transferSiteUrl: 'https://transfer.test',
};
const everyPlatform: Brand = { ...mainBrand, platforms };

const settingsFor = (block: object, brand = everyPlatform): Settings => {
  const { settings } = forBrand({ default: { ...essentials, ...block }, brands: {} }, brand);
  if (settings === null) throw new Error('The settings lack a variable.');
  return settings;
};

const valueAt = (settings: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((holder, name) => (holder === null ? null : Reflect.get(Object(holder), name)), settings);

/** The variables that every deployment has (specification 1.6), and their groups. */
const specified = (
  'environment version appBrand hostName launchpadApiUrl transferSiteUrl analytics sessionRecording publicUrls ' +
  'registrationUrls productUrls helpCentreUrls developerPortalUrls contentService locales consent f5Enabled newFlow ' +
  'allowedRedirectOrigins'
).split(' ');

describe('a variable of the configuration', () => {
  const special = ['environment', 'launchpadApiUrl', 'analytics.writeKey', 'analytics.host'];
  const plain = variablePaths.filter(({ path }) => !special.includes(path.join('.')));

  it.each(plain.map((variable) => [variable.path.join('.'), variable] as const))('%s is read', (_name, variable) => {
    const value = 'https://value.test/x';
    const read = valueAt(settingsFor(withVariable(essentials, variable, value)), variable.path);
    expect(read).toEqual(variable.isList ? ['https://listed.test', value] : value);
  });

  it('is on or off, for a recorder, a consent card and a new flow', () => {
    for (const flag of [true, false]) {
      const given = { sessionRecording: { enabled: flag }, consent: { enabled: flag }, newFlow: { XERA: flag } };
      expect(settingsFor(given)).toMatchObject(given);
    }
  });

  it('of analytics is used only with the other one', () => {
    const both = { writeKey: 'key', host: 'https://collector.test' };
    const pairs = [both, { ...both, writeKey: null }, { ...both, host: null }];
    const read = pairs.map((analytics) => settingsFor({ analytics }).analytics);
    expect(read).toEqual([both, null, null]);
  });
});

describe('a configuration with nothing but the two addresses that sign-in needs', () => {
  it('has these values', () => {
    const none = Object.fromEntries(platforms.map((platform) => [platform, null]));
    expect(settingsFor({ environment: undefined })).toMatchObject({
      environment: 'production',
      production: true,
      version: '',
      appBrand: 'xe',
      hostName: 'xe.com',
      launchpadApiUrl: 'https://launchpad.test/',
      transferSiteUrl: 'https://transfer.test',
      analytics: null,
      sessionRecording: { enabled: false, appId: '' },
      productUrls: none,
      helpCentreUrls: none,
      publicUrls: { default: '', XECI: null },
      registrationUrls: { corporate: null, personal: null },
      developerPortalUrls: { home: null, docs: null },
      contentService: { endpoint: null },
      locales: [],
      consent: { enabled: true, source: null },
      f5Enabled: false,
      newFlow: { XERA: false },
      allowedRedirectOrigins: [],
      tagManager: { src: null },
      contentSecurityPolicy: { 'img-src': [], 'font-src': [], 'connect-src': [] },
      reporting: { endpoint: null },
      securityContact: null,
      accessibilityUrl: null,
    });
  });

  it('lacks every variable but the optional ones', () => {
    const { problems } = forBrand({ default: {}, brands: {} }, mainBrand);
    const needed = variableNames.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
    const lines = needed.map((name) => `Variable not defined for this environment: ${name}`);
    expect(problems.toSorted()).toEqual(lines.toSorted());
    const optional = variableNames.filter(({ isNeeded }) => !isNeeded).map(({ name }) => name.split('.')[0] ?? '');
    expect(specified.filter((name) => optional.includes(name))).toEqual([]);
  });
});

describe('the parent domain of each brand', () => {
  it('is that of the configuration, else that of the brand table', () => {
    const file = { default: {}, brands: { britline: { hostName: 'britline.localhost' } } };
    expect([...brandHosts(file).hostNames]).toEqual(
      brands.map(({ key, hostName }) => [key, key === 'britline' ? 'britline.localhost' : hostName]),
    );
  });
});

describe('the block of a brand', () => {
  it('is empty where the file has none', () => {
    expect(brandBlock({ default: { version: '1' }, brands: {} }, 'xe')).toEqual({});
    expect(brandBlock({ default: {}, brands: {} }, 'constructor')).toEqual({});
  });
});
