import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyOf } from '#tests/arbitraries/policy.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';

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
          contentServiceEndpoint: bad,
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
