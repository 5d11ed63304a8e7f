import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '#env/server/policies/contentPolicy.ts';
import { brandlessHeaders, securityHeaders } from '#env/server/policies/securityPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { policyOf } from '#tests/arbitraries/policy.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const headersOf = (changes: Partial<Settings>, options = {}) =>
  new Map(securityHeaders({ ...plainSettings, ...changes }, options));
const fixed = [
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', expect.any(String)],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

describe('securityHeaders', () => {
  it('send no address, guess no type, keep every other site out, and have HSTS for two years in production', () => {
    const local = { ...plainSettings, production: false };
    expect(securityHeaders(local)).toEqual([['Content-Security-Policy', contentPolicy(local)], ...fixed]);
    expect(headersOf({}).get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('deny the powers that a page of ours never needs, and let one read the code of a text message', () => {
    const denied = 'camera microphone geolocation payment usb midi serial display-capture clipboard-read'.split(' ');
    const policy = headersOf({}).get('Permissions-Policy')?.split(', ');
    expect(policy).toEqual(expect.arrayContaining([...denied.map((power) => `${power}=()`), 'otp-credentials=(self)']));
  });

  it.each([
    [true, 'https://Reports.test/csp?brand=xe', 'https://reports.test/csp?brand=xe'],
    [false, 'http://reports.localhost:4100/csp', 'http://reports.localhost:4100/csp'],
  ])('ask for reports, if production is %s, for %s to %s', (production, endpoint, target) => {
    const headers = headersOf({ production, reporting: { endpoint } });
    expect(headers.get('Reporting-Endpoints')).toBe(`csp="${target}"`);
    expect(headers.get('Content-Security-Policy')).toContain(`; report-uri ${target}; report-to csp`);
  });

  const ends = ['$host', '`x', '?{host', '?host}'].map((end) => `https://reports.test/${end}`);
  const noAddresses = [null, '', '//evil.test', '/csp-reports', 'javascript:1', 'mailto:csp@reports.test'];
  it.each([...noAddresses, ...ends, 'https://x.test"; script-src *', 'http://reports.test'])(
    'ask for no report to %j',
    (endpoint) => {
      const all = JSON.stringify([...headersOf({ f5Enabled: true, reporting: { endpoint } })]);
      expect(all).not.toMatch(/Reporting-Endpoints|report-(?:uri|to)/);
    },
  );

  it('report on Trusted Types where the script of another forbids to require them', () => {
    const headers = headersOf({ f5Enabled: true, reporting: { endpoint: 'https://reports.test' } });
    expect(headers.get('Content-Security-Policy-Report-Only')).toBe(
      "require-trusted-types-for 'script'; trusted-types account-scripts; report-uri https://reports.test/; report-to csp",
    );
  });

  const injected = fc.tuple(oddAddress, fc.constantFrom(';', ',', ' ', "'", '"', '*', '\n'), oddAddress);
  const address = fc
    .oneof(oddAddress, injected)
    .map((parts) => (typeof parts === 'string' ? parts : `https://${parts.join('')}`));
  it('start no header and allow no source but an origin, for any address of the settings', () => {
    const directives = [...policyOf({ f5Enabled: true }).keys()];
    const property = fc.property(address, (bad) => {
      const changes = {
        launchpadApiUrl: bad,
        transferSiteUrl: bad,
        analytics: { writeKey: 'k', host: bad },
        contentService: { endpoint: bad },
        consent: { enabled: false, source: bad },
        f5Enabled: true,
        tagManager: { src: bad },
        contentSecurityPolicy: { 'img-src': [bad], 'font-src': [bad], 'connect-src': [bad] },
        reporting: { endpoint: bad },
      };
      const values = [...headersOf(changes, { scriptHashes: [bad], styleHashes: [bad] }).values()];
      expect(values.filter((value) => !/^[\x20-\x7e]+$/.test(value))).toEqual([]);
      const { 'report-uri': target, 'report-to': _, ...policy } = Object.fromEntries(policyOf(changes));
      expect(target?.join(' ') ?? 'https://none').toMatch(/^https:\/\/[^\s;,'"<>*]+$/);
      expect(Object.keys(policy)).toEqual(directives);
      const source = /^('self'|'none'|https:\/\/[a-z0-9.[\]:-]+)$/;
      expect(
        Object.values(policy)
          .flat()
          .filter((one) => !source.test(one)),
      ).toEqual([]);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

it('brandlessHeaders are those of a brand that depend on no setting, with a policy that allows nothing', () => {
  const nothing = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'].map((name) => `${name} 'none'`);
  expect(brandlessHeaders).toEqual([['Content-Security-Policy', nothing.join('; ')], ...fixed]);
});
