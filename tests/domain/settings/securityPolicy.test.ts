import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentPolicy, plainPolicy } from '#domain/settings/contentPolicy.ts';
import { securityHeaders } from '#domain/settings/securityPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const headersOf = (changes: Partial<Settings>, options = plainPolicy) =>
  new Map(securityHeaders({ ...plainSettings, ...changes }, options));

describe('securityHeaders', () => {
  it.each([
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Content-Security-Policy', contentPolicy(plainSettings)],
  ])('sets %s to %s', (name, value) => {
    expect(headersOf({}).get(name)).toBe(value);
  });

  it('denies unused browser features, but not one-time codes', () => {
    const permissions = headersOf({}).get('Permissions-Policy') ?? '';
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(permissions).toContain(`${feature}=()`);
    }
    expect(permissions).not.toContain('otp-credentials');
  });

  it('sends HSTS for two years in production only', () => {
    expect(headersOf({}).get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(headersOf({ production: false }).has('Strict-Transport-Security')).toBe(false);
  });

  it.each([
    ['/csp-reports', '/csp-reports'],
    ['https://reports.test/csp', 'https://reports.test/csp'],
  ])('sends reports to %s', (reportTo, address) => {
    const headers = headersOf({}, { ...plainPolicy, reportTo });
    expect(headers.get('Reporting-Endpoints')).toBe(`csp="${address}"`);
    expect(headers.get('Content-Security-Policy')).toContain(`report-uri ${address}; report-to csp`);
  });

  it.each(['//evil.test', 'https://x.test"; script-src *', 'javascript:1', 'http://reports.test', '/a b', '/a;b'])(
    'sends no report to %j',
    (reportTo) => {
      const headers = headersOf({}, { ...plainPolicy, reportTo });
      expect(headers.has('Reporting-Endpoints')).toBe(false);
      expect(headers.get('Content-Security-Policy')).not.toContain('report-');
    },
  );

  it('never holds a character that could start a new header', () => {
    fc.assert(
      fc.property(oddAddress, (bad) => {
        const changes = { launchpadApiUrl: bad, transferSiteUrl: bad, contentServiceEndpoint: bad };
        const options = { scriptHashes: [bad], styleHashes: [bad], reportTo: bad };
        for (const [, value] of headersOf(changes, options)) expect(value).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});
