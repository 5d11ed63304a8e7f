import { describe, expect, it } from 'vitest';
import { contentPolicy, plainPolicy, recorderHosts } from '#domain/settings/contentPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { addedTo, policyOf } from '#tests/arbitraries/policy.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

describe('contentPolicy', () => {
  it('allows only this site, its launchpad and its transfer site by default', () => {
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
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
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
      'no banner while our own consent card is on',
      { consent: { enabled: true, source: 'https://banner.test/b.js' } },
      'script-src',
      ["'self'"],
    ],
    [
      'the content service’s fonts',
      { contentServiceEndpoint: 'https://themes.cdn.prismic.io/api/v2' },
      'font-src',
      ["'self'", 'https://themes.cdn.prismic.io'],
    ],
    [
      'the content service’s images',
      { contentServiceEndpoint: 'https://themes.cdn.prismic.io/api/v2' },
      'img-src',
      ["'self'", 'https://themes.cdn.prismic.io', 'https://images.prismic.io'],
    ],
    [
      'the tag manager’s script, by its origin',
      { tagManager: { src: 'https://tags.test/manager.js?id=1' } },
      'script-src',
      ["'self'", 'https://tags.test'],
    ],
    ['further fonts', addedTo('font-src', 'https://fonts.test'), 'font-src', ["'self'", 'https://fonts.test']],
    ['further images', addedTo('img-src', 'https://pixel.test/'), 'img-src', ["'self'", 'https://pixel.test']],
    [
      'further calls',
      addedTo('connect-src', 'https://measure.test:8443'),
      'connect-src',
      ["'self'", 'https://launchpad.brand.test', 'https://transfer.brand.test', 'https://measure.test:8443'],
    ],
    [
      'the collector',
      { analytics: { writeKey: 'k', host: 'https://collector.test/v1' } },
      'connect-src',
      ["'self'", 'https://launchpad.brand.test', 'https://transfer.brand.test', 'https://collector.test'],
    ],
  ])('allows by the settings: %s', (...[, changes, directive, sources]) => {
    expect(policyOf(changes).get(directive)).toEqual(sources);
  });

  it('allows http outside production only', () => {
    const local = { launchpadApiUrl: 'http://launchpad.xe.localhost:4100/' };
    expect(policyOf({ ...local, production: false }).get('connect-src')).toContain(
      'http://launchpad.xe.localhost:4100',
    );
    expect(policyOf(local).get('connect-src')).not.toContain('http://launchpad.xe.localhost:4100');
    expect(policyOf({ production: false }).has('upgrade-insecure-requests')).toBe(false);
  });

  it('lists the hashes of the build, and drops anything that is no hash', () => {
    const hashes = [
      hash,
      "'unsafe-inline'",
      'unsafe-eval',
      'sha256-x; script-src *',
      "sha256-x' https://evil.test 'sha256-y",
      "https://evil.test 'sha256-x",
      'sha256-x===',
      'sha256-',
      'sha1-x',
      'nonce-x',
      '',
    ];
    const policy = policyOf({}, { ...plainPolicy, scriptHashes: hashes, styleHashes: hashes });
    expect(policy.get('script-src')).toEqual(["'self'", `'${hash}'`]);
    expect(policy.get('style-src')).toEqual(["'self'", `'${hash}'`]);
  });

  it.each(['sha256-x=', 'sha384-a+/Z0==', 'sha512-AZaz09'])('allows the hash %s', (one) => {
    const policy = policyOf({}, { scriptHashes: [one], styleHashes: [] });
    expect([policy.get('script-src'), policy.get('style-src')]).toEqual([["'self'", `'${one}'`], ["'self'"]]);
  });

  it.each([
    ['the banner in styles', 'style-src'],
    ['the banner in images', 'img-src'],
    ['the banner in calls', 'connect-src'],
  ])('allows what the partner’s banner needs: %s', (_what, directive) => {
    const consent = { enabled: false, source: 'https://banner.test/b.js' };
    expect(policyOf({ consent }).get(directive)).toEqual([
      ...(policyOf({}).get(directive) ?? []),
      'https://banner.test',
    ]);
  });

  it('names an origin once', () => {
    const transferSiteUrl = 'https://launchpad.brand.test/home';
    expect(policyOf({ transferSiteUrl }).get('connect-src')).toEqual(["'self'", 'https://launchpad.brand.test']);
  });

  it('contains the hosts of one brand only', () => {
    const other = policyOf({
      launchpadApiUrl: 'https://launchpad.other.test/',
      transferSiteUrl: 'https://transfer.other.test',
    });
    expect([...other.values()].flat().join(' ')).not.toContain('brand.test');
  });
});
