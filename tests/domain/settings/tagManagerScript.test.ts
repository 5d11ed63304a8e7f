import { describe, expect, it } from 'vitest';
import { tagManagerScript } from '#domain/settings/policySources.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

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
