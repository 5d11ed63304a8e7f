import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, unusableOrigins } from '#domain/redirect/allowList.ts';
import { securityHeaders } from '#domain/settings/securityPolicy.ts';
import { securityTxt } from '#domain/settings/securityTxt.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { unusableVariables } from '#domain/settings/unusableVariables.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const unusable = (changes: Partial<Settings>): ReadonlyArray<string> => [
  ...unusableVariables({ ...plainSettings, ...changes }, []),
  ...unusableOrigins({ ...plainSettings, ...changes }),
];

describe('unusableVariables', () => {
  it('names nothing where nothing is configured, or all of it is used', () => {
    expect(unusable({})).toEqual([]);
    const used = {
      reporting: { endpoint: 'https://reports.test/csp' },
      securityContact: 'mailto:security@brand.test',
      allowedRedirectOrigins: ['https://partner.test', 'https://portal.test/app/'],
      tagManager: { src: 'https://tags.test/manager.js?id=1' },
      contentSecurityPolicy: {
        'img-src': ['https://pixel.test'],
        'font-src': ['https://fonts.test/', 'https://FONTS.test:8443'],
        'connect-src': ['https://measure.test'],
      },
    };
    expect(unusable(used)).toEqual([]);
  });

  it.each(['/csp-reports', 'reports.test', 'https://reports.test/$host', ''])(
    'names the address of reports %j',
    (endpoint) => {
      expect(unusable({ reporting: { endpoint } })).toEqual(['reporting.endpoint']);
    },
  );

  it.each(['security@brand.test', 'http://brand.test/report', ''])('names the contact %j', (securityContact) => {
    expect(unusable({ securityContact })).toEqual(['securityContact']);
  });

  it.each(['partner.test', 'https://partner.test?x', 'ftp://partner.test', 'https://partner.test/a;b', ''])(
    'names the place in the list of an entry that allows nothing: %j',
    (entry) => {
      const allowedRedirectOrigins = ['https://one.test', entry, 'https://two.test'];
      expect(unusable({ allowedRedirectOrigins })).toEqual(['allowedRedirectOrigins.1']);
    },
  );

  it.each(['/manager.js', 'tags.test', 'http://tags.test/manager.js', 'data:text/javascript,1', ''])(
    'names the tag manager %j',
    (src) => {
      expect(unusable({ tagManager: { src } })).toEqual(['tagManager.src']);
    },
  );

  it('names exactly what has no effect, for any values', () => {
    fc.assert(
      fc.property(oddAddress, (value) => {
        const settings = { ...plainSettings, reporting: { endpoint: value }, securityContact: value };
        const named = unusable({ ...settings, allowedRedirectOrigins: [value] });
        const headers = new Map(securityHeaders(settings));
        expect(named.includes('reporting.endpoint')).toBe(!headers.has('Reporting-Endpoints'));
        expect(named.includes('securityContact')).toBe(securityTxt(settings, '') === null);
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
