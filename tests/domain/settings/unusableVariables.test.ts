import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, unusableOrigins } from '#domain/redirect/allowList.ts';
import { tagManagerScript } from '#domain/settings/contentPolicy.ts';
import { securityHeaders } from '#domain/settings/securityPolicy.ts';
import { securityTxt } from '#domain/settings/securityTxt.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { unusableVariables } from '#domain/settings/unusableVariables.ts';
import { addedTo } from '#tests/arbitraries/policy.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const unusable = (changes: Partial<Settings>): ReadonlyArray<string> => [
  ...unusableVariables({ ...plainSettings, ...changes }, []),
  ...unusableOrigins({ ...plainSettings, ...changes }),
];

describe('unusableVariables', () => {
  it.each<Partial<Settings>>([
    {},
    { reporting: { endpoint: 'https://reports.test/csp' } },
    { securityContact: 'mailto:security@brand.test' },
    { allowedRedirectOrigins: ['https://partner.test', 'https://portal.test/app/'] },
    { tagManager: { src: 'https://tags.test/manager.js?id=1' } },
    addedTo('font-src', 'https://FONTS.test:8443'),
  ])('names nothing of %j, all of which is used', (changes) => {
    expect(unusable(changes)).toEqual([]);
  });

  it('names the place in the list of an entry that allows nothing', () => {
    const allowedRedirectOrigins = ['https://one.test', 'https://partner.test?x', 'https://two.test'];
    expect(unusable({ allowedRedirectOrigins })).toEqual(['allowedRedirectOrigins.1']);
  });

  it('names exactly what has no effect, for any values', () => {
    fc.assert(
      fc.property(
        fc.oneof(oddAddress, fc.constantFrom('', '/csp', 'tags.test', 'a@brand.test', 'http://brand.test')),
        (value) => {
          const tagManager = { src: value };
          const settings = { ...plainSettings, reporting: { endpoint: value }, securityContact: value, tagManager };
          const named = unusable({ ...settings, allowedRedirectOrigins: [value] });
          const headers = new Map(securityHeaders(settings));
          expect(named.includes('reporting.endpoint')).toBe(!headers.has('Reporting-Endpoints'));
          expect(named.includes('securityContact')).toBe(securityTxt(settings, '') === null);
          expect(named.includes('tagManager.src')).toBe(tagManagerScript(settings) === null);
          const address = new URL(URL.canParse(value) ? value : 'https://elsewhere.test');
          const allowed = (entries: ReadonlyArray<string>): boolean =>
            isAllowed({ ...plainSettings, allowedRedirectOrigins: entries }, address);
          const isNamed = named.includes('allowedRedirectOrigins.0');
          expect(isNamed && allowed([value])).toBe(isNamed && allowed([]));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
