import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '#env/server/policies/contentPolicy.ts';
import { brandlessHeaders, securityHeaders } from '#env/server/policies/securityPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { policyOf } from '#tests/arbitraries/policy.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const headersOf = (changes: Partial<Settings>, options = {}) =>
  new Map(securityHeaders({ ...plainSettings, ...changes }, options));

describe('securityHeaders', () => {
  it('sends no address, guesses no type, and keeps every other site out', () => {
    expect(securityHeaders(plainSettings).filter(([name]) => !/^(?:Permissions|Strict)-/.test(name))).toEqual([
      ['Content-Security-Policy', contentPolicy(plainSettings)],
      ['Referrer-Policy', 'no-referrer'],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ]);
  });

  it('sends HSTS for two years in production only', () => {
    expect(headersOf({}).get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(headersOf({ production: false }).has('Strict-Transport-Security')).toBe(false);
  });

  it.each([
    [true, 'https://Reports.test/csp?brand=xe', 'https://reports.test/csp?brand=xe'],
    [true, 'https://reports.test', 'https://reports.test/'],
    [false, 'http://reports.localhost:4100/csp', 'http://reports.localhost:4100/csp'],
  ])('sends reports, if production is %s, for %s to %s', (production, endpoint, target) => {
    const headers = headersOf({ production, reporting: { endpoint } });
    expect(headers.get('Reporting-Endpoints')).toBe(`csp="${target}"`);
    expect(headers.get('Content-Security-Policy')).toContain(`; report-uri ${target}; report-to csp`);
  });

  const ends = ['$host', '`x', '?{host', '?host}'].map((end) => `https://reports.test/${end}`);
  const noAddresses = [null, '', '//evil.test', '/csp-reports', '/a;b', 'javascript:1', 'mailto:csp@reports.test'];

  it.each([...noAddresses, ...ends, 'https://x.test"; script-src *', 'http://reports.test'])(
    'sends no report to %j',
    (endpoint) => {
      const headers = headersOf({ f5Enabled: true, reporting: { endpoint } });
      expect(headers.has('Reporting-Endpoints')).toBe(false);
      expect(headers.get('Content-Security-Policy')).not.toContain('report-');
      expect(headers.get('Content-Security-Policy-Report-Only')).not.toContain('report-');
    },
  );

  it.each([
    ['F5', { f5Enabled: true }],
    ['the recorder', { sessionRecording: { enabled: true, appId: 'app' } }],
    ['the banner', { consent: { enabled: false, source: 'https://banner.test/b.js' } }],
  ])('reports on Trusted Types where the script of %s forbids to require them', (_whose, changes) => {
    const [plain, reported] = [changes, { ...changes, reporting: { endpoint: 'https://reports.test' } }].map(
      (settings) => headersOf(settings).get('Content-Security-Policy-Report-Only'),
    );
    expect(plain).toBe("require-trusted-types-for 'script'; trusted-types account-scripts");
    expect(reported).toBe(`${plain}; report-uri https://reports.test/; report-to csp`);
  });

  itAlways('never holds a character that could start a new header', [oddAddress], (bad) => {
    const reporting = { endpoint: bad };
    const changes = { launchpadApiUrl: bad, transferSiteUrl: bad, contentService: { endpoint: bad }, reporting };
    const options = { scriptHashes: [bad], styleHashes: [bad] };
    for (const [, value] of headersOf(changes, options)) expect(value).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('brandlessHeaders', () => {
  it('are those of a brand that depend on no setting, with a policy that allows nothing', () => {
    const [policy = ['', ''], ...others] = brandlessHeaders;
    const ofBrand = securityHeaders({ ...plainSettings, production: false, reporting: { endpoint: null } });
    expect(others).toEqual(ofBrand.filter(([name]) => !name.startsWith('Content-Security-Policy')));
    expect(policy[0]).toBe('Content-Security-Policy');
    const directives = policy[1].split('; ');
    expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]));
    for (const directive of directives) expect(directive).toMatch(/^[a-z-]+ 'none'$/);
  });
});

describe('contentPolicy, built from a hostile configuration', () => {
  it('allows no additional source for any address of the configuration', () => {
    const names = [...policyOf({ f5Enabled: true }).keys()];
    const reports = ['report-uri', 'report-to'];
    const injected = fc.tuple(oddAddress, fc.constantFrom(';', ',', ' ', "'", '"', '*', '\n'), oddAddress);
    const address = fc.oneof(
      oddAddress,
      injected.map(([start, separator, end]) => `https://${start}${separator}${end}`),
    );
    fc.assert(
      fc.property(address, (bad) => {
        const policy = policyOf({
          launchpadApiUrl: bad,
          transferSiteUrl: bad,
          analytics: { writeKey: 'k', host: bad },
          contentService: { endpoint: bad },
          consent: { enabled: false, source: bad },
          f5Enabled: true,
          tagManager: { src: bad },
          contentSecurityPolicy: { 'img-src': [bad], 'font-src': [bad], 'connect-src': [bad] },
          reporting: { endpoint: bad },
        });
        expect([...policy.keys()].filter((name) => !reports.includes(name))).toEqual(names);
        expect(policy.get('report-uri')?.join(' ') ?? '').toMatch(/^((\/|https:\/\/)[^\s;,'"<>*]+)?$/);
        for (const [name, sources] of policy) {
          if (reports.includes(name)) continue;
          for (const source of sources) expect(source).toMatch(/^('self'|'none'|https:\/\/[a-z0-9.[\]:-]+)$/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves out a launchpad that is no origin of https', () => {
    const parts = ['; script-src *', ';script-src', ',*', "' 'unsafe-inline"].map((end) => `https://evil.test${end}`);
    const others = ['https://*.evil.test', 'https://user:pw@evil.test', 'http://evil.test', 'data:text/html,x'];
    for (const launchpadApiUrl of [...parts, ...others, '*', 'https:', ''])
      expect([launchpadApiUrl, policyOf({ launchpadApiUrl }).get('connect-src')]).toEqual([
        launchpadApiUrl,
        ["'self'", 'https://transfer.brand.test'],
      ]);
  });
});
