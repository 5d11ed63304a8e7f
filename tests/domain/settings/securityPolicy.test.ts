import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentPolicy, plainPolicy, recorderHosts } from '#domain/settings/contentPolicy.ts';
import { securityHeaders } from '#domain/settings/securityPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { webOrigin } from '#domain/shared/webOrigin.ts';
import { httpsOrigin, oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const sourcesOf = (policy: string): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const policyOf = (changes: Partial<Settings>, options = plainPolicy) =>
  sourcesOf(contentPolicy({ ...plainSettings, ...changes }, options));
const headersOf = (changes: Partial<Settings>, options = plainPolicy) =>
  new Map(securityHeaders({ ...plainSettings, ...changes }, options));

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

describe('contentPolicy', () => {
  it('allows this site, its launchpad and its transfer site, and nothing else by itself', () => {
    expect(contentPolicy(plainSettings)).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self' https://launchpad.brand.test https://transfer.brand.test",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ].join('; '),
    );
  });

  it.each<[string, Partial<Settings>, string, ReadonlyArray<string>]>([
    ['F5 scripts', { f5Enabled: true }, 'script-src', ["'self'", 'https://launchpad.brand.test']],
    [
      'the recorder’s script',
      { sessionRecording: { enabled: true, appId: 'a/b' } },
      'script-src',
      ["'self'", recorderHosts.script],
    ],
    ['the recorder’s worker', { sessionRecording: { enabled: true, appId: 'a/b' } }, 'worker-src', ["'self'", 'blob:']],
    ['no recorder without its key', { sessionRecording: { enabled: true, appId: '' } }, 'script-src', ["'self'"]],
    [
      'the partner’s banner',
      { consent: { enabled: false, source: 'https://banner.test/b.js' } },
      'script-src',
      ["'self'", 'https://banner.test'],
    ],
    [
      'no banner while our own consent is asked',
      { consent: { enabled: true, source: 'https://banner.test/b.js' } },
      'script-src',
      ["'self'"],
    ],
    [
      'the content service’s images',
      { contentServiceEndpoint: 'https://themes.cdn.prismic.io/api/v2' },
      'img-src',
      ["'self'", 'https://themes.cdn.prismic.io', 'https://images.prismic.io'],
    ],
    [
      'the collector',
      { analytics: { writeKey: 'k', host: 'https://collector.test/v1' } },
      'connect-src',
      ["'self'", 'https://launchpad.brand.test', 'https://transfer.brand.test', 'https://collector.test'],
    ],
  ])('switches on %s only where the settings do', (_, changes, directive, sources) => {
    expect(policyOf(changes).get(directive)).toEqual(sources);
  });

  it('is not widened by any address of the configuration', () => {
    const names = [...policyOf({}).keys()];
    const injected = fc.tuple(oddAddress, fc.constantFrom(';', ',', ' ', "'", '"', '*', '\n'), oddAddress);
    const address = fc.oneof(
      oddAddress,
      injected.map(([start, mark, end]) => `https://${start}${mark}${end}`),
    );
    fc.assert(
      fc.property(address, (bad) => {
        const policy = policyOf({
          launchpadApiUrl: bad,
          transferSiteUrl: bad,
          analytics: { writeKey: 'k', host: bad },
          contentServiceEndpoint: bad,
          consent: { enabled: false, source: bad },
          f5Enabled: true,
        });
        expect([...policy.keys()]).toEqual(names);
        for (const sources of policy.values()) {
          for (const source of sources) expect(source).toMatch(/^('self'|'none'|https:\/\/[a-z0-9.[\]:-]+)$/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    'https://evil.test; script-src *',
    'https://evil.test;script-src',
    'https://evil.test,*',
    'https://*.evil.test',
    "https://evil.test' 'unsafe-inline",
    'https://user:pw@evil.test',
    'http://evil.test',
    'data:text/html,x',
    '*',
    'https:',
    '',
  ])('leaves out %j', (bad) => {
    expect(policyOf({ launchpadApiUrl: bad }).get('connect-src')).toEqual(["'self'", 'https://transfer.brand.test']);
  });

  it('holds no word that lets foreign or inline script in, whatever is switched on', () => {
    fc.assert(
      fc.property(httpsOrigin, fc.boolean(), fc.boolean(), (origin, f5Enabled, enabled) => {
        const scripts = policyOf({
          launchpadApiUrl: origin,
          f5Enabled,
          sessionRecording: { enabled, appId: 'a' },
          consent: { enabled, source: origin },
        }).get('script-src');
        expect(scripts?.join(' ')).not.toMatch(/unsafe|data:|blob:|\*|https?:( |$)/);
      }),
    );
  });

  it('takes plain http outside production only', () => {
    const local = { launchpadApiUrl: 'http://launchpad.xe.localhost:4100/' };
    expect(policyOf({ ...local, production: false }).get('connect-src')).toContain(
      'http://launchpad.xe.localhost:4100',
    );
    expect(policyOf(local).get('connect-src')).not.toContain('http://launchpad.xe.localhost:4100');
    expect(policyOf({ production: false }).has('upgrade-insecure-requests')).toBe(false);
  });

  it('names the inline scripts of the build by hash, and takes nothing else for a hash', () => {
    const options = {
      ...plainPolicy,
      scriptHashes: [hash, "'unsafe-inline'", 'sha256-x; script-src *', 'unsafe-eval'],
    };
    expect(policyOf({}, options).get('script-src')).toEqual(["'self'", `'${hash}'`]);
  });

  it('enforces trusted types with the policies the page names, and with none where it names none', () => {
    const named = policyOf({}, { ...plainPolicy, trustedTypes: ['default', '*', "'allow-duplicates'"] });
    expect([named.get('require-trusted-types-for'), named.get('trusted-types')]).toEqual([["'script'"], ['default']]);
    expect(policyOf({}, { ...plainPolicy, trustedTypes: [] }).get('trusted-types')).toEqual(["'none'"]);
    expect(policyOf({}).has('require-trusted-types-for')).toBe(false);
  });

  it('holds the hosts of one brand only', () => {
    const other = policyOf({
      launchpadApiUrl: 'https://launchpad.other.test/',
      transferSiteUrl: 'https://transfer.other.test',
    });
    expect([...other.values()].flat().join(' ')).not.toContain('brand.test');
  });

  it('knows the hosts the installed recorder has built in', () => {
    const recorder = readFileSync('node_modules/logrocket/dist/build.umd.js', 'utf8');
    expect(recorder).toMatch(new RegExp(`scriptOrigin:.*'${recorderHosts.script}'`));
    expect(recorder).toMatch(new RegExp(`scriptIngest:.*'${recorderHosts.collector}'`));
  });
});

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

  it('denies what the product never asks for, but not the reading of one-time codes', () => {
    const permissions = headersOf({}).get('Permissions-Policy') ?? '';
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(permissions).toContain(`${feature}=()`);
    }
    expect(permissions).not.toContain('otp-credentials');
  });

  it('asks for https for two years in production, and never elsewhere', () => {
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
        const options = { scriptHashes: [bad], trustedTypes: [bad], reportTo: bad };
        for (const [, value] of headersOf(changes, options)) expect(value).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});

describe('webOrigin', () => {
  it('is the parser’s own origin, or nothing', () => {
    fc.assert(
      fc.property(oddAddress, (address) => {
        const origin = webOrigin(address);
        if (origin !== null) expect(origin).toBe(new URL(address).origin);
      }),
    );
  });
});
