import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { isAllowed, unusableOrigins } from '#domain/redirect/redirect.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { securityHeaders } from '#env/server/policies/securityPolicy.ts';
import { securityTxt } from '#env/server/policies/securityTxt.ts';
import { brandBlock, type Settings, type SettingsFile, tagManagerScript } from '#domain/settings/settings.ts';
import { refusedDirectives, unusableEntries, unusableVariables } from '#env/server/policies/unusableVariables.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { addedTo, policyOf } from '#tests/arbitraries/policy.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const unusable = (changes: Partial<Settings>): ReadonlyArray<string> =>
  unusableEntries({ ...plainSettings, ...changes });
const unused = (changes: Partial<Settings>): ReadonlyArray<string> => [
  ...unusableVariables({ ...plainSettings, ...changes }, []),
  ...unusableOrigins({ ...plainSettings, ...changes }),
];

describe('an entry of a directive', () => {
  const noOrigins = ["'unsafe-inline'", "'self'", '*', 'https:', 'data:', 'https://*.fonts.test', 'fonts.test', ''];
  const moreThanOrigins = ['/inter.woff2', '/https://more.test', '#x', '; script-src *'].map(
    (end) => `https://fonts.test${end}`,
  );

  it.each([...noOrigins, ...moreThanOrigins, 'http://fonts.test', 'https://me@fonts.test'])(
    'names the entry of a directive that is no origin, and adds nothing for it: %j',
    (entry) => {
      for (const directive of ['img-src', 'font-src', 'connect-src'] as const) {
        const entries = ['https://one.test', entry];
        const contentSecurityPolicy = { ...plainSettings.contentSecurityPolicy, [directive]: entries };
        expect(unusable({ contentSecurityPolicy })).toEqual([`contentSecurityPolicy.${directive}.1`]);
        const policy = policyOf({ contentSecurityPolicy });
        expect(policy.get(directive)).toEqual([...(policyOf({}).get(directive) ?? []), 'https://one.test']);
        expect([...policy.keys()]).toEqual([...policyOf({}).keys()]);
      }
    },
  );

  it('takes an http origin outside production only', () => {
    const added = addedTo('font-src', 'http://fonts.localhost:4100');
    expect(unusable({ ...added, production: false })).toEqual([]);
    expect(unusable(added)).toEqual(['contentSecurityPolicy.font-src.0']);
  });
});

describe('a directive that a configuration may not extend', () => {
  const ofScripts = ['script-src', 'script-src-attr', 'style-src', 'object-src'];
  const block = { launchpadApiUrl: 'https://launchpad.xe.com', transferSiteUrl: 'https://transfer.xe.com' };
  const fileWith = (own: object, base: object = {}): SettingsFile => ({
    default: { ...block, contentSecurityPolicy: base },
    brands: { xe: { contentSecurityPolicy: own } },
  });

  const refusedIn = (file: SettingsFile): ReadonlyArray<string> =>
    refusedDirectives([brandBlock(file, mainBrand.key), file.default]);

  it.each([...ofScripts, 'base-uri', 'frame-ancestors', 'form-action'])(
    'is named, in each block, and changes no header: %s',
    (directive) => {
      const plain = forBrand(fileWith({}), mainBrand).settings;
      const directives = { [directive]: ['https://more.test'] };
      for (const file of [fileWith(directives), fileWith({}, directives), fileWith(directives, directives)]) {
        const { settings } = forBrand(file, mainBrand);
        expect(refusedIn(file)).toEqual([`contentSecurityPolicy.${directive}`]);
        expect(settings && securityHeaders(settings)).toEqual(plain && securityHeaders(plain));
      }
    },
  );

  it('is named without a text that is no name of a directive, and is none where there is no policy', () => {
    const texts = ["font-src https://more.test; script-src 'self'", "'self'; script-src", 'script-src *', ''];
    for (const text of [...texts, 'a'.repeat(41)])
      expect(refusedIn(fileWith({ [text]: [] }))).toEqual(['contentSecurityPolicy']);
    for (const written of ['null', '{}'])
      expect(refusedIn({ default: { ...block, contentSecurityPolicy: JSON.parse(written) }, brands: {} })).toEqual([]);
  });
});

describe('unusableVariables', () => {
  it('names the place in the list of an entry that allows nothing', () => {
    const allowedRedirectOrigins = ['https://one.test', 'https://partner.test?x', 'https://two.test'];
    expect(unused({ allowedRedirectOrigins })).toEqual(['allowedRedirectOrigins.1']);
  });

  it('names exactly what has no effect, for any values', () => {
    const known = fc.constantFrom('', '/csp', 'tags.test', 'a@brand.test', 'http://brand.test');
    fc.assert(
      fc.property(fc.oneof(oddAddress, known), (value) => {
        const tagManager = { src: value };
        const settings = { ...plainSettings, reporting: { endpoint: value }, securityContact: value, tagManager };
        const named = unused({ ...settings, allowedRedirectOrigins: [value] });
        const headers = new Map(securityHeaders(settings));
        expect(named.includes('reporting.endpoint')).toBe(!headers.has('Reporting-Endpoints'));
        expect(named.includes('securityContact')).toBe(securityTxt(settings, 0) === null);
        expect(named.includes('tagManager.src')).toBe(tagManagerScript(settings) === null);
        const address = new URL(URL.canParse(value) ? value : 'https://elsewhere.test');
        const allowed = (entries: ReadonlyArray<string>): boolean =>
          isAllowed({ ...plainSettings, allowedRedirectOrigins: entries }, address);
        const isNamed = named.includes('allowedRedirectOrigins.0');
        expect(isNamed && allowed([value])).toBe(isNamed && allowed([]));
      }),
      { numRuns: 1000 },
    );
  });
});
