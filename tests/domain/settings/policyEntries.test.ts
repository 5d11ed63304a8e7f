import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { refusedDirectives, unusableEntries } from '#domain/settings/unusableVariables.ts';
import { securityHeaders } from '#domain/settings/securityPolicy.ts';
import { brandBlock, type Settings, type SettingsFile } from '#domain/settings/settings.ts';
import { policyOf } from '#tests/arbitraries/policy.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const unusable = (changes: Partial<Settings>): ReadonlyArray<string> =>
  unusableEntries({ ...plainSettings, ...changes });

describe('an entry of a directive', () => {
  it.each([
    "'unsafe-inline'",
    "'self'",
    '*',
    'https:',
    'data:',
    'https://*.fonts.test',
    'fonts.test',
    'http://fonts.test',
    'https://fonts.test/inter.woff2',
    'https://fonts.test/https://more.test',
    'https://fonts.test#x',
    'https://me@fonts.test',
    'https://fonts.test; script-src *',
    '',
  ])('names the entry of a directive that is no origin, and adds nothing for it: %j', (entry) => {
    for (const directive of ['img-src', 'font-src', 'connect-src'] as const) {
      const entries = ['https://one.test', entry];
      const contentSecurityPolicy = { ...plainSettings.contentSecurityPolicy, [directive]: entries };
      expect(unusable({ contentSecurityPolicy })).toEqual([`contentSecurityPolicy.${directive}.1`]);
      const policy = policyOf({ contentSecurityPolicy });
      expect(policy.get(directive)).toEqual([...(policyOf({}).get(directive) ?? []), 'https://one.test']);
      expect([...policy.keys()]).toEqual([...policyOf({}).keys()]);
    }
  });

  it('takes an http origin outside production only', () => {
    const contentSecurityPolicy = {
      ...plainSettings.contentSecurityPolicy,
      'font-src': ['http://fonts.localhost:4100'],
    };
    expect(unusable({ contentSecurityPolicy, production: false })).toEqual([]);
    expect(unusable({ contentSecurityPolicy })).toEqual(['contentSecurityPolicy.font-src.0']);
  });
});

describe('a directive that a configuration may not extend', () => {
  const refused = [
    'script-src',
    'script-src-attr',
    'style-src',
    'object-src',
    'base-uri',
    'frame-ancestors',
    'form-action',
  ];
  const block = { launchpadApiUrl: 'https://launchpad.xe.com', transferSiteUrl: 'https://transfer.xe.com' };
  const fileWith = (own: object, base: object = {}): SettingsFile => ({
    default: { ...block, contentSecurityPolicy: base },
    brands: { xe: { contentSecurityPolicy: own } },
  });

  const refusedIn = (file: SettingsFile): ReadonlyArray<string> =>
    refusedDirectives([brandBlock(file, mainBrand.key), file.default]);

  it.each(refused)('is named, in each block, and changes no header: %s', (directive) => {
    const plain = forBrand(fileWith({}), mainBrand).settings;
    const directives = { [directive]: ['https://more.test'] };
    for (const file of [fileWith(directives), fileWith({}, directives), fileWith(directives, directives)]) {
      const { settings } = forBrand(file, mainBrand);
      expect(refusedIn(file)).toEqual([`contentSecurityPolicy.${directive}`]);
      expect(settings && securityHeaders(settings)).toEqual(plain && securityHeaders(plain));
    }
  });

  it.each(["font-src https://more.test; script-src 'self'", "'self'; script-src", 'script-src *', 'a'.repeat(41), ''])(
    'is named without the text %j, which is no name of a directive',
    (text) => {
      expect(refusedIn(fileWith({ [text]: [] }))).toEqual(['contentSecurityPolicy']);
    },
  );

  it.each(['null', '"none"', '0'])('is none where the whole policy is %s', (written) => {
    const file: SettingsFile = {
      default: { ...block, contentSecurityPolicy: JSON.parse(written) },
      brands: {},
    };
    expect(refusedIn(file)).toEqual([]);
  });
});
