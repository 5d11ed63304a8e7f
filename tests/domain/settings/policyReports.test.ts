import { describe, expect, it } from 'vitest';
import { reportTarget } from '#domain/settings/policySources.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const targetOf = (endpoint: string | null, production = true): string | null =>
  reportTarget({ ...plainSettings, production, reporting: { ...plainSettings.reporting, endpoint } });

describe('reportTarget', () => {
  it('is the configured address as a browser writes it', () => {
    expect(targetOf('https://reports.example.test')).toBe('https://reports.example.test/');
    expect(targetOf('https://Reports.example.test/csp?brand=1')).toBe('https://reports.example.test/csp?brand=1');
  });

  it('is null where none is configured', () => {
    expect(targetOf(null)).toBeNull();
  });

  it('is an address without https only outside production', () => {
    expect(targetOf('http://reports.example.test/csp')).toBeNull();
    expect(targetOf('http://reports.example.test/csp', false)).toBe('http://reports.example.test/csp');
  });

  it.each(['$', '`', '{', '}'])('is null for an address with %s, which is syntax of a web server', (sign) => {
    expect(targetOf(`https://reports.example.test/${sign}host`)).toBeNull();
  });

  it.each(['', '/csp', 'mailto:csp@example.test', 'javascript:alert(1)'])(
    'is never %j, which is no web address',
    (endpoint) => {
      expect([targetOf(endpoint), targetOf(endpoint, false)]).toEqual([null, null]);
    },
  );
});
