import { describe, expect, it } from 'vitest';
import { reportTarget, tagManagerScript } from '#domain/settings/contentPolicy.ts';
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

const scriptOf = (src: string | null, production = true): string | null =>
  tagManagerScript({ ...plainSettings, production, tagManager: { ...plainSettings.tagManager, src } });

describe('tagManagerScript', () => {
  it('is the configured address, unchanged', () => {
    expect(scriptOf('https://tags.example.test/gtm.js?id=GTM-1')).toBe('https://tags.example.test/gtm.js?id=GTM-1');
  });

  it('is null where none is configured', () => {
    expect(scriptOf(null)).toBeNull();
  });

  it('is an address without https only outside production', () => {
    expect(scriptOf('http://tags.example.test/gtm.js')).toBeNull();
    expect(scriptOf('http://tags.example.test/gtm.js', false)).toBe('http://tags.example.test/gtm.js');
  });

  it.each(['', 'gtm.js', '//tags.example.test/gtm.js', 'data:text/javascript,alert(1)', 'javascript:alert(1)'])(
    'is never %j, which is no web address',
    (src) => {
      expect([scriptOf(src), scriptOf(src, false)]).toEqual([null, null]);
    },
  );
});
