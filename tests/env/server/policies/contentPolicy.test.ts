import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentPolicy, recorderHosts } from '#env/server/policies/contentPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { addedTo, policyOf } from '#tests/arbitraries/policy.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const banner = 'https://banner.test';
const tags = 'https://tags.test';
const prismic = 'https://themes.cdn.prismic.io';
const recorded = { enabled: true, appId: 'a/b' };

type Sources = { readonly [directive: string]: ReadonlyArray<string> };

const everyContent = (host: string): Sources => ({ 'connect-src': [host], 'font-src': [host], 'img-src': [host] });

/** The default policy with these further sources. It requires no Trusted Types where another party sends scripts. */
const defaultWith = (added: Sources): ReadonlyMap<string, ReadonlyArray<string>> => {
  const isOwn = added['script-src'] === undefined;
  const directives = [...policyOf({})].filter(([name]) => isOwn || !name.includes('trusted-types'));
  return new Map(directives.map(([name, sources]) => [name, [...sources, ...(added[name] ?? [])]]));
};

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
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        'upgrade-insecure-requests',
      ].join('; '),
    );
  });

  it.each<[string, Partial<Settings>, Sources]>([
    ['F5 scripts', { f5Enabled: true }, { 'script-src': ['https://launchpad.brand.test'] }],
    [
      'the recorder',
      { sessionRecording: recorded },
      { 'script-src': [recorderHosts.script], 'connect-src': [recorderHosts.collector], 'worker-src': ['blob:'] },
    ],
    ['no recorder without its key', { sessionRecording: { ...recorded, appId: '' } }, {}],
    ['no recorder that is switched off', { sessionRecording: { ...recorded, enabled: false } }, {}],
    [
      'the partner’s banner',
      { consent: { enabled: false, source: `${banner}/b.js` } },
      { 'script-src': [banner], 'style-src': [banner], 'img-src': [banner], 'connect-src': [banner] },
    ],
    ['no banner while our own consent card is on', { consent: { enabled: true, source: `${banner}/b.js` } }, {}],
    [
      'the content service',
      { contentService: { endpoint: 'https://themes.test/api' } },
      everyContent('https://themes.test'),
    ],
    [
      'the content service of Prismic, with its host of images',
      { contentService: { endpoint: `${prismic}/api/v2` } },
      { ...everyContent(prismic), 'img-src': [prismic, 'https://images.prismic.io'] },
    ],
    ['the tag manager’s script', { tagManager: { src: `${tags}/m.js?id=1` } }, { 'script-src': [tags] }],
    ['no tag manager without a usable address', { tagManager: { src: '/manager.js' } }, {}],
    ['further fonts', addedTo('font-src', 'https://fonts.test'), { 'font-src': ['https://fonts.test'] }],
    ['further images', addedTo('img-src', 'https://pixel.test/'), { 'img-src': ['https://pixel.test'] }],
    ['further calls', addedTo('connect-src', 'https://more.test:8443'), { 'connect-src': ['https://more.test:8443'] }],
    ['the collector', { analytics: { writeKey: 'k', host: `${tags}/v1` } }, { 'connect-src': [tags] }],
  ])('allows by the settings: %s, and nothing else', (_what, changes, added) => {
    expect(policyOf(changes)).toEqual(defaultWith(added));
  });

  it('allows http outside production only', () => {
    const launchpad = 'http://launchpad.xe.localhost:4100';
    const local = { launchpadApiUrl: `${launchpad}/` };
    expect(policyOf({ ...local, production: false }).get('connect-src')).toContain(launchpad);
    expect(policyOf(local).get('connect-src')).not.toContain(launchpad);
    expect(policyOf({ production: false }).has('upgrade-insecure-requests')).toBe(false);
  });

  it('lists the hashes of the build, and drops anything that is no hash', () => {
    const hashes = ['sha256-x=', 'sha384-a+/Z0==', 'sha512-AZaz09', hash];
    const plain = ["'unsafe-inline'", 'unsafe-eval', 'sha256-x===', 'sha256-', 'sha1-x', 'nonce-x', ''];
    const injected = ['sha256-x; script-src *', "sha256-x' https://evil.test 'sha256-y", "https://evil.test 'sha256-x"];
    const given = [...plain, ...hashes, ...injected];
    const listed = ["'self'", ...hashes.map((one) => `'${one}'`)];
    const policy = policyOf({}, { scriptHashes: given, styleHashes: given });
    expect([policy.get('script-src'), policy.get('style-src')]).toEqual([listed, listed]);
    const scriptsOnly = policyOf({}, { scriptHashes: hashes, styleHashes: [] });
    expect([scriptsOnly.get('script-src'), scriptsOnly.get('style-src')]).toEqual([listed, ["'self'"]]);
  });

  it('names an origin once', () => {
    const transferSiteUrl = 'https://launchpad.brand.test/home';
    expect(policyOf({ transferSiteUrl }).get('connect-src')).toEqual(["'self'", 'https://launchpad.brand.test']);
  });
});

describe('the hosts of the recorder', () => {
  it('are those built into the installed one', () => {
    const recorder = readFileSync('node_modules/logrocket/dist/build.umd.js', 'utf8');
    expect(recorder).toMatch(new RegExp(`scriptOrigin:.*'${recorderHosts.script}'`));
    expect(recorder).toMatch(new RegExp(`scriptIngest:.*'${recorderHosts.collector}'`));
  });
});
